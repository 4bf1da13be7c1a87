import { useRef, useState } from 'react'
import { changeBrand, type ConsoleBrand } from '#features/brand/contract.ts'
import { brandText } from '#features/brand/web/index.ts'
import type { Theme } from '#platform/shared/brand/colours.ts'
import { brandFonts } from '#platform/shared/brand/fonts.ts'
import { errorBody } from '#platform/web/client/errors.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { SelectField } from '#platform/web/ui/fields/SelectField.tsx'
import { TextField } from '#platform/web/ui/fields/TextField.tsx'
import { Heading } from '#platform/web/ui/Heading.tsx'
import { consoleCall } from '../console-call.ts'
import { ReasonDialog } from '../ReasonDialog.tsx'
import { cacheBrand } from './brand-cache.ts'
import { BrandPreview } from './BrandPreview.tsx'
import { ColourFields } from './ColourFields.tsx'
import { type BrandDraft, isSameBrandDraft, socialNetworks, toBrandDraft, toBrandSettings, defaultBrandDraft } from './brand-draft.ts'
import { LogoField } from './LogoField.tsx'

/** Returns the server's errors without those of the changed fields, whose new values the server has not checked. */
const withoutErrorsOf = (changed: Partial<BrandDraft>, errors: Record<string, readonly string[]>): Record<string, readonly string[]> =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => !((field.split('.')[0] ?? '') in changed)))

const isWhole = (field: string): boolean => field === 'reason'

/** The form of the brand beside its preview. */
export const BrandEditor = ({ brand, onSaved }: { brand: ConsoleBrand; onSaved: () => void }) => {
  const t = useT(brandText)
  const [draft, setDraft] = useState<BrandDraft>(() => toBrandDraft(brand))
  const [theme, setTheme] = useState<Theme>('light')
  const [errors, setErrors] = useState<Record<string, readonly string[]>>({})
  const [asking, setAsking] = useState<'save' | 'reset'>('save')
  const [open, setOpen] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  const firstRefused = () => form.current?.querySelector<HTMLElement>('[aria-invalid=true]') ?? true
  const change = (part: Partial<BrandDraft>) => {
    setErrors((before) => withoutErrorsOf(part, before))
    setDraft((before) => ({ ...before, ...part }))
  }
  const errorOf = (field: string): string | undefined => errors[field]?.join(' ')
  const { support_email, social_urls } = brand.configured
  const blankFor = (value: string | null) => (value === null ? t('blankNone') : t('blank', { value }))

  const save = async ({ reason = '' }: Record<string, string>) => {
    const settings = toBrandSettings(asking === 'reset' ? defaultBrandDraft : draft)
    try {
      cacheBrand((await consoleCall(changeBrand, { body: { ...settings, version: brand.version, reason } })).data)
      onSaved()
    } catch (error) {
      const wrong = errorBody(error)?.errors ?? {}
      setErrors(wrong)
      // The errors appear beside the fields of this form, which the dialog covers.
      if (Object.keys(wrong).some((field) => !isWhole(field))) setOpen(false)
      throw error
    }
  }
  const ask = (what: 'save' | 'reset') => {
    setErrors({})
    setAsking(what)
    setOpen(true)
  }
  return (
    <div ref={form} className="grid grid-cols-1 gap-6 xl:grid-cols-[minmax(20rem,26rem)_minmax(0,1fr)]">
      <div className="flex flex-col gap-4">
        <TextField
          label={t('name')}
          hint={t('nameHint')}
          value={draft.name}
          maxLength={30}
          error={errorOf('name')}
          onChange={(event) => change({ name: event.target.value })}
        />
        <LogoField logo={draft.logo} error={errorOf('logo')} onChange={(logo) => change({ logo })} />
        <ColourFields
          colours={draft.colours}
          theme={theme}
          errorOf={(field) => errorOf(`colours.${field}`)}
          onThemeChange={setTheme}
          onChange={(colours) => change({ colours })}
        />
        <SelectField
          label={t('font')}
          hint={t('fontHint')}
          value={draft.font}
          error={errorOf('font')}
          options={brandFonts.map((value) => ({ value, label: t(`fonts.${value}`) }))}
          onChange={(event) => change({ font: brandFonts.find((font) => font === event.target.value) ?? 'own' })}
        />
        <Heading level={2} size="md">
          {t('contact')}
        </Heading>
        <TextField
          type="email"
          label={t('support')}
          hint={blankFor(support_email)}
          value={draft.support_email}
          error={errorOf('support_email')}
          onChange={(event) => change({ support_email: event.target.value })}
        />
        {socialNetworks.map((network) => (
          <TextField
            key={network}
            type="url"
            label={t(`networks.${network}`)}
            hint={blankFor(social_urls[network])}
            value={draft.social_urls[network]}
            error={errorOf(`social_urls.${network}`)}
            onChange={(event) => change({ social_urls: { ...draft.social_urls, [network]: event.target.value } })}
          />
        ))}
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => ask('save')} disabled={isSameBrandDraft(draft, toBrandDraft(brand))}>
            {t('save')}
          </Button>
          <Button variant="quiet" onClick={() => ask('reset')} disabled={isSameBrandDraft(defaultBrandDraft, toBrandDraft(brand))}>
            {t('reset')}
          </Button>
        </div>
      </div>
      <BrandPreview draft={draft} theme={theme} />
      <ReasonDialog
        open={open}
        onClose={() => setOpen(false)}
        title={t(asking === 'reset' ? 'resetTitle' : 'saveTitle')}
        submit={t(asking)}
        danger={asking === 'reset'}
        renderFields={() => (asking === 'reset' ? <p>{t('resetText')}</p> : null)}
        onSubmit={save}
        finalFocus={firstRefused}
      />
    </div>
  )
}
