/**
 * What a Node process of a test inherits from the run. `npm test` names the folder for compiled code, so that only the
 * first process of a run strips and compiles the sources.
 */
export const nodeEnvironment = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
} as const;
