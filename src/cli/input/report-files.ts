import { TRF_PROFILES, type TrfProfile } from "../../formats/trf/checks/checks.ts";
import {
  type FileFormat,
  formatOfBytes,
  type OpenedReport,
  openReports as openBytes,
} from "../../reports/open-report.ts";
import type { World } from "../world.ts";

export type { OpenedReport } from "../../reports/open-report.ts";
export const PROFILES = TRF_PROFILES;
export type Profile = TrfProfile;

export async function formatOf(file: string, world: World): Promise<FileFormat> {
  for await (const bytes of world.stream(file)) return formatOfBytes(bytes);
  return "trf";
}

/** Opens the reports of a file in any known format, with its issues by a profile. */
export const openReports = (file: string, world: World, profile: Profile): readonly OpenedReport[] =>
  openBytes(file, world.readBytes(file), profile);
