/** What is used of the package, which comes without types. */
declare module "fs-native-extensions" {
  /** Locks a whole open file for this process; false: somebody else holds it. */
  export function tryLock(file: number): boolean;
}
