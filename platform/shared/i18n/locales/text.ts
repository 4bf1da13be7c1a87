import { catalogueRef } from '../catalogue.ts'
import type { en } from './en.ts'

export const platformText = catalogueRef<typeof en>('platform')
