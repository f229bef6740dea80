import type { FastifyRequest, RouteShorthandOptions } from "fastify";
import type { OperationName } from "../../words/types/api-words.ts";
import { officePath, oldOfficePath } from "../api/operation-ids.ts";
import { checkRight, type OfficeAction } from "../rights.ts";

export const SECURITY = { security: [{ token: [] }], tags: ["office"] };

/** Adds the route, and the old path as an undocumented alias. */
export function addRoutes(
  name: OperationName,
  { schema, ...options }: { readonly schema: object; readonly preValidation?: RouteShorthandOptions["preValidation"] },
  add: (path: string, options: RouteShorthandOptions) => void,
): void {
  add(officePath(name), { ...options, schema } as RouteShorthandOptions);
  add(oldOfficePath(name), { ...options, schema: { ...schema, hide: true } } as RouteShorthandOptions);
}

/** Checks the right before validation, so that input errors reveal nothing to the unauthorised. */
export const guard =
  (right: OfficeAction) =>
  async (request: FastifyRequest): Promise<void> => {
    checkRight(request.account, right, null);
  };
