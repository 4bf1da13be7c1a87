import { createFileRoute } from '@tanstack/react-router'
import { HomeScreen } from '#features/site/web/index.ts'
import { BrandPicture } from '../layouts/BrandPicture.tsx'

export const Route = createFileRoute('/')({ component: () => <HomeScreen picture={<BrandPicture className="size-full" />} /> })
