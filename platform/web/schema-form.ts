import { useEffect } from 'react'
import { type DefaultValues, type FieldErrors, type FieldValues, type Resolver, useForm, type UseFormReturn } from 'react-hook-form'
import type * as z from 'zod'
import { showFailure } from './client/errors.ts'
import { fetchAhead } from './client/fetch-ahead.ts'

interface SchemaResolver<I extends FieldValues, O> {
  judge: Resolver<I, unknown, O>
  /** What it judges by. */
  fetch: () => Promise<unknown>
}

/**
 * Judges a form by a schema that is fetched once the form stands: neither drawing it nor typing takes any of it.
 * @param load imports the schema; a form that cannot be judged is not sent, and says that an error occurred
 */
export const schemaResolver = <I extends FieldValues, O>(load: () => Promise<z.ZodType<O, I>>): SchemaResolver<I, O> => {
  let loaded: Promise<Resolver<I, unknown, O>> | undefined
  const fetched = () => {
    loaded ??= Promise.all([import('@hookform/resolvers/zod'), load()]).then(([{ zodResolver }, schema]) => zodResolver(schema))
    loaded.catch(() => (loaded = undefined))
    return loaded
  }
  const judge: Resolver<I, unknown, O> = async (values, context, options) => {
    try {
      return await (
        await fetched()
      )(values, context, options)
    } catch (error) {
      showFailure(error)
      return { values: {}, errors: { root: { type: 'unjudged' } } as FieldErrors<I> }
    }
  }
  return { judge, fetch: fetched }
}

/** `useForm` of a form that a schema judges. */
export const useSchemaForm = <I extends FieldValues, O>(
  resolver: SchemaResolver<I, O>,
  defaultValues: NoInfer<DefaultValues<I>>,
): UseFormReturn<I, unknown, O> => {
  useEffect(() => fetchAhead(resolver.fetch), [resolver])
  return useForm<I, unknown, O>({ resolver: resolver.judge, defaultValues })
}
