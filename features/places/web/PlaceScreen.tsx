import { useMutation } from '@tanstack/react-query'
import LocateFixed from 'lucide-react/icons/locate-fixed'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { type SyntheticEvent, useState } from 'react'
import type { z } from 'zod'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { call } from '#platform/web/client/call.ts'
import { showFailure } from '#platform/web/client/errors.ts'
import { useFormat, useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Divider } from '#platform/web/ui/Divider.tsx'
import { Heading } from '#platform/web/ui/Heading.tsx'
import { SelectField } from '#platform/web/ui/fields/SelectField.tsx'
import { showSuccess } from '#platform/web/ui/toasts/toast.ts'
import { type City, setPlace } from '../contract.ts'
import { placesText } from '../locales/text.ts'
import { CityField } from './CityField.tsx'
import { useCountries, useDetectedCountry } from './place-queries.ts'
import { getCurrentPosition, type PositionError } from './position.ts'

interface PlaceScreenProps {
  /** Country of the account, preselected if none is detected. */
  home?: string | undefined
  onDone: () => void
}

/** Onboarding step that asks for the place: by browser position or by city. */
export const PlaceScreen = ({ home, onDone }: PlaceScreenProps) => {
  const t = useT(placesText)
  const words = useT(platformText)
  const { country: nameOf } = useFormat()
  const countries = useCountries()
  const detected = useDetectedCountry()
  const [chosen, setChosen] = useState<string>()
  const [city, setCity] = useState<z.infer<typeof City> | null>(null)
  const [problem, setProblem] = useState<PositionError>()
  const [missing, setMissing] = useState(false)
  const country = chosen ?? detected ?? home ?? ''

  const save = useMutation({
    mutationFn: (body: Parameters<typeof call<typeof setPlace>>[1]['body']) => call(setPlace, { body }),
    onSuccess: ({ data: { place } }) => {
      showSuccess(t('step.saved', { city: place.city, country: nameOf(place.country.code) }))
      onDone()
    },
    onError: showFailure,
  })
  const locate = useMutation({
    mutationFn: getCurrentPosition,
    onSuccess: (found) => {
      if (typeof found === 'string') return setProblem(found)
      setProblem(undefined)
      return save.mutateAsync(found).then(undefined, () => {})
    },
  })
  const busy = save.isPending || locate.isPending

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (busy) return
    setMissing(city === null)
    if (city !== null) save.mutate({ city_id: city.id })
  }

  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-2">
        <Heading level={1}>{t('step.title')}</Heading>
        <p className="text-soft">{t('step.text')}</p>
      </div>
      <p className="flex gap-3 rounded-control bg-lagoon-tint p-4 text-sm">
        <ShieldCheck aria-hidden className="size-5 text-lagoon" />
        {t('step.privacy')}
      </p>
      <Button
        wide
        variant={city === null ? 'primary' : 'secondary'}
        busy={locate.isPending}
        icon={<LocateFixed aria-hidden className="size-5" />}
        onClick={() => (busy ? undefined : locate.mutate())}
      >
        {t('step.usePosition')}
      </Button>
      <p role="status" className="-mt-3 text-sm text-soft empty:hidden">
        {locate.isPending ? t('step.locating') : problem === undefined ? '' : t(`step.${problem}`)}
      </p>
      <Divider>{t('step.or')}</Divider>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <SelectField
          label={t('step.country')}
          placeholder=""
          autoComplete="country"
          value={country}
          onChange={(event) => {
            setChosen(event.target.value)
            setCity(null)
          }}
          options={countries.map(({ code, name }) => ({ value: code, label: name }))}
        />
        <CityField
          key={country}
          country={country}
          value={city}
          onChange={setCity}
          error={missing && city === null ? t('errors.unknown_city') : undefined}
        />
        <Button type="submit" wide variant={city === null ? 'secondary' : 'primary'} busy={save.isPending && !locate.isPending}>
          {t('step.save')}
        </Button>
      </form>
      <Button variant="quiet" onClick={onDone}>
        {words('words.skip')}
      </Button>
    </div>
  )
}
