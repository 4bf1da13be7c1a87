import type * as z from 'zod'

/** What the part of a feature may depend on. */
export interface Installation {
  readonly demo: boolean
  readonly port: number
  /** Whether the database runs within the process. */
  readonly embedded: boolean
}

/** The part of the configuration that a feature reads: its variables, and what it makes of them. */
export interface Configuration<T = unknown> {
  readonly variables: z.ZodRawShape
  /** Adds a sentence to `mistakes` for what cannot work. */
  readonly read: (given: Record<string, unknown>, installation: Installation, mistakes: string[]) => T
  /** Whether these values belong to a real service, so that nobody means a demo. */
  readonly isReal: (given: Record<string, unknown>) => boolean
}

/** Declares the part of a feature. */
export const configuration = <Shape extends z.ZodRawShape, T>(declared: {
  variables: Shape
  read(given: z.output<z.ZodObject<Shape>>, installation: Installation, mistakes: string[]): T
  isReal?(given: z.output<z.ZodObject<Shape>>): boolean
}): Configuration<T> => ({
  variables: declared.variables,
  read: (given, installation, mistakes) => declared.read(given as z.output<z.ZodObject<Shape>>, installation, mistakes),
  isReal: (given) => declared.isReal?.(given as z.output<z.ZodObject<Shape>>) ?? false,
})
