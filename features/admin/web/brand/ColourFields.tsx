import { useId } from 'react'
import { brandText } from '#features/brand/web/index.ts'
import { chosenColours, type BrandColours, defaultColours, type Theme, themes } from '#platform/shared/brand/colours.ts'
import { findLowContrastPairs } from '#platform/shared/brand/weak-pairs.ts'
import { useFormat, useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { FieldError } from '#platform/web/ui/fields/FieldError.tsx'
import { SegmentedControl } from '#platform/web/ui/fields/SegmentedControl.tsx'

interface ColourFieldsProps {
  colours: BrandColours
  theme: Theme
  /** Returns the server's error for a colour, such as `light.ink`. */
  errorOf: (field: string) => string | undefined
  onThemeChange: (theme: Theme) => void
  onChange: (colours: BrandColours) => void
}

/** Fields for the colours of one theme at a time, with a warning for every pair with too little contrast. */
export const ColourFields = ({ colours, theme, errorOf, onThemeChange, onChange }: ColourFieldsProps) => {
  const t = useT(brandText)
  const { number } = useFormat()
  const radios = useId()
  const weak = findLowContrastPairs(colours)
  const errorsOf = (name: (typeof chosenColours)[number]): string[] => {
    const found = weak.filter((pair) => pair.theme === theme && pair.field === name)
    if (found.length === 0) return [errorOf(`${theme}.${name}`)].filter((error) => error !== undefined)
    return found.map((pair) =>
      t('errors.contrast', {
        theme: t(`themes.${pair.theme}`),
        text: t(`colours.${pair.text}`),
        ground: t(`colours.${pair.ground}`),
        ratio: number(pair.ratio),
      }),
    )
  }
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 font-semibold">{t('colour')}</legend>
      <p className="text-sm text-soft">{t('colourHint')}</p>
      <SegmentedControl
        name={radios}
        label={t('theme')}
        value={theme}
        options={themes.map((value) => ({ value, label: t(`themes.${value}`) }))}
        onChange={(event) => onThemeChange(event.target.value === 'dark' ? 'dark' : 'light')}
      />
      {chosenColours.map((name) => (
        <div key={name}>
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="color"
              aria-describedby={`${radios}-${name}`}
              className="h-11 w-14 shrink-0 cursor-pointer rounded-control border border-control bg-card p-1"
              value={colours[theme][name]}
              onChange={(event) => onChange({ ...colours, [theme]: { ...colours[theme], [name]: event.target.value } })}
            />
            <span className="grow">{t(`colours.${name}`)}</span>
            <code dir="ltr" className="text-sm text-soft">
              {colours[theme][name]}
            </code>
          </label>
          {errorsOf(name).length === 0 ? null : <FieldError id={`${radios}-${name}`}>{errorsOf(name).join(' ')}</FieldError>}
        </div>
      ))}
      <Button
        size="sm"
        variant="quiet"
        className="self-start"
        onClick={() => onChange({ ...colours, [theme]: defaultColours[theme] })}
        disabled={JSON.stringify(colours[theme]) === JSON.stringify(defaultColours[theme])}
      >
        {t('designColours')}
      </Button>
    </fieldset>
  )
}
