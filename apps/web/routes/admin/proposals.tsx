import { createFileRoute } from '@tanstack/react-router'
import { useMe } from '#features/account/web/index.ts'
import { ProposalsScreen } from '#features/admin/web/index.ts'

const Proposals = () => <ProposalsScreen role={useMe().data?.role} />

export const Route = createFileRoute('/admin/proposals')({ component: Proposals })
