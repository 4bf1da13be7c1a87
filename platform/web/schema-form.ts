import { useEffect } from 'react'
import { type DefaultValues, type FieldErrors, type FieldValues, type Resolver, useForm, type UseFormReturn } from 'react-hook-form'
import type * as z from 'zod'
import { showFailure } from './client/errors.ts'
import { prefetchWhenIdle } from './client/loading/prefetch-when-idle.ts'
import { runAtFirstUse } from './client/loading/run-at-first-use.ts'
import { runWhenIdle } from './client/loading/run-when-idle.ts'

interface SchemaResolver<I extends FieldValues, O> {
  resolve: Resolver<I, unknown, O>
  /** Loads the schema. */
  fetch: () => Promise<unknown>
}

/**
 * Creates a form resolver whose schema is loaded lazily, so that rendering and typing do not wait for it.
 * @param load imports the schema; if that fails, the form is not sent and an error is shown
 */
export const schemaResolver = <I extends FieldValues, O>(load: () => Promise<z.ZodType<O, I>>): SchemaResolver<I, O> => {
  let loaded: Promise<Resolver<I, unknown, O>> | undefined
  const loadResolver = () => import('@hookform/resolvers/zod')
  const fetched = () => {
    loaded ??= Promise.all([loadResolver(), load()]).then(([{ zodResolver }, schema]) => zodResolver(schema))
    loaded.catch(() => (loaded = undefined))
    return loaded
  }
  /** On a slow phone, to run the library and the schemas in one piece would block the page for a quarter of a second. */
  const fetchInPieces = async () => {
    await loadResolver()
    await new Promise<void>((go) => void runWhenIdle(go))
    await fetched()
  }
  const resolve: Resolver<I, unknown, O> = async (values, context, options) => {
    try {
      return await (
        await fetched()
      )(values, context, options)
    } catch (error) {
      showFailure(error)
      return { values: {}, errors: { root: { type: 'unjudged' } } as FieldErrors<I> }
    }
  }
  return { resolve, fetch: fetchInPieces }
}

/** `useForm` with validation by a lazily loaded schema. */
export const useSchemaForm = <I extends FieldValues, O>(
  resolver: SchemaResolver<I, O>,
  defaultValues: NoInfer<DefaultValues<I>>,
): UseFormReturn<I, unknown, O> => {
  useEffect(() => {
    let cancel = runAtFirstUse(() => (cancel = prefetchWhenIdle(resolver.fetch)))
    return () => cancel()
  }, [resolver])
  return useForm<I, unknown, O>({ resolver: resolver.resolve, defaultValues })
}
