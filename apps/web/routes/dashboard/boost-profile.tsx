import { createFileRoute } from '@tanstack/react-router'
import { BoostScreen } from '#features/boosts/web/index.ts'

export const Route = createFileRoute('/dashboard/boost-profile')({
  staticData: { frame: { title: 'nav.boost', column: 'narrow', takingPart: true } },
  component: BoostScreen,
})
