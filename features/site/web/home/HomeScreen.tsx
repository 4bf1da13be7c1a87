import { WovenBand } from '#platform/web/ui/brand/WovenBand.tsx'
import { Features } from './Features.tsx'
import { GetApp } from './GetApp.tsx'
import { Hero } from './Hero.tsx'
import { SiteLayout } from '../SiteLayout.tsx'
import { Testimonials } from './Testimonials.tsx'

/** The home page. */
export const HomeScreen = () => (
  <SiteLayout overPicture>
    <Hero />
    <WovenBand direction="across" diamonds={240} className="block h-2.5 w-full" />
    <Features />
    <Testimonials />
    <GetApp />
  </SiteLayout>
)
