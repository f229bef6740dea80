/** The API of a rating office for programs, typed: `import { officeAt } from "rating-office/client"`. */
export * from "./client/client.ts";
