import type * as z from 'zod'

/** Facts about the installation that a configuration section may depend on. */
export interface InstallationFacts {
  readonly demo: boolean
  readonly port: number
  /** Whether the embedded database runs in this process. */
  readonly embedded: boolean
}

/** The configuration of one feature: its environment variables and how they are parsed. */
export interface ConfigSection<T = unknown> {
  readonly variables: z.ZodRawShape
  /** Parses the variables; adds one sentence to `mistakes` per problem. */
  readonly read: (given: Record<string, unknown>, installation: InstallationFacts, mistakes: string[]) => T
  /** Whether these values configure a real service; demo mode is then off by default. */
  readonly hasRealService: (given: Record<string, unknown>) => boolean
}

/** Declares the configuration section of a feature with typed variables. */
export const defineConfigSection = <Shape extends z.ZodRawShape, T>(declared: {
  variables: Shape
  read(given: z.output<z.ZodObject<Shape>>, installation: InstallationFacts, mistakes: string[]): T
  hasRealService?(given: z.output<z.ZodObject<Shape>>): boolean
}): ConfigSection<T> => ({
  variables: declared.variables,
  read: (given, installation, mistakes) => declared.read(given as z.output<z.ZodObject<Shape>>, installation, mistakes),
  hasRealService: (given) => declared.hasRealService?.(given as z.output<z.ZodObject<Shape>>) ?? false,
})
