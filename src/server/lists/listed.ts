/** A player of a list. */
export interface Listed {
  readonly player: number;
  readonly name: string;
  readonly rating: number;
  /** From the list before; null: not on it, or not known. */
  readonly change: number | null;
  readonly games: number;
  readonly k: number;
  /** Whether K is derived from imported lists, or assumed. */
  readonly kDerived: boolean;
  readonly inactive: boolean;
  readonly federation: string;
  readonly sex: string;
  /** 0: not known. */
  readonly birthYear: number;
  readonly title: string;
}
