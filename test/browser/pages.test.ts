import { pagesContract } from "./pages-contract.ts";

pagesContract(false);
