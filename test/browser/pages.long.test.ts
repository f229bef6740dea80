import { pagesContract } from "./pages-contract.ts";

pagesContract(true);
