import Gift from 'lucide-react/icons/gift'
import Heart from 'lucide-react/icons/heart'
import MapPin from 'lucide-react/icons/map-pin'
import MessageCircle from 'lucide-react/icons/message-circle'
import Rocket from 'lucide-react/icons/rocket'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { useT } from '#platform/web/i18n.tsx'
import { Heading } from '#platform/web/ui/Heading.tsx'
import { publicText } from '../../locales/public/text.ts'

const features = [
  { name: 'matches', Icon: MapPin, tone: 'bg-primary-tint' },
  { name: 'likes', Icon: Heart, tone: 'bg-primary-tint' },
  { name: 'chat', Icon: MessageCircle, tone: 'bg-lagoon-tint' },
  { name: 'gifts', Icon: Gift, tone: 'bg-marigold-tint' },
  { name: 'boost', Icon: Rocket, tone: 'bg-marigold-tint' },
  { name: 'safety', Icon: ShieldCheck, tone: 'bg-lagoon-tint' },
] as const

/** The features of the product, as a grid. */
export const Features = () => {
  const t = useT(publicText)
  return (
    <section className="mx-auto w-full max-w-6xl px-safe-4 py-14 sm:px-safe-6 md:py-24">
      <Heading level={2} size="xl">
        {t('features.title')}
      </Heading>
      <p className="mt-3 max-w-prose text-lg text-soft">{t('features.intro')}</p>
      <ul className="mt-10 grid gap-x-10 gap-y-6 sm:grid-cols-2 sm:gap-y-9 lg:grid-cols-3">
        {features.map(({ name, Icon, tone }) => (
          <li key={name} className="flex gap-5 border-t border-line pt-6">
            {/* A diamond, as in the woven border of the brand. */}
            <span className="relative m-1.5 grid size-10 shrink-0 place-items-center">
              <span className={`absolute inset-0 rotate-45 rounded-mark ${tone}`} />
              <Icon aria-hidden className="relative size-5" />
            </span>
            <div>
              <h3 className="text-lg">{t(`features.${name}.title`)}</h3>
              <p className="mt-1 text-soft">{t(`features.${name}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
