import { pagesContract } from "../set-up/pages-contract.ts";

pagesContract(true);
