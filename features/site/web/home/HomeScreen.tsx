import { Features } from './Features.tsx'
import { GetApp } from './GetApp.tsx'
import { Hero } from './Hero.tsx'
import { SiteLayout } from '../SiteLayout.tsx'
import { Testimonials } from './Testimonials.tsx'

/** The home page. */
export const HomeScreen = () => (
  <SiteLayout>
    <Hero />
    <Features />
    <Testimonials />
    <GetApp />
  </SiteLayout>
)
