export interface PostgresServer {
  readonly address: string;
  readonly kill: () => Promise<void>;
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
  readonly replica: () => Promise<Omit<PostgresServer, "replica">>;
}

export function startPostgres(options?: {
  readonly durable?: boolean;
  readonly under?: string;
}): Promise<PostgresServer>;
