import { text } from '../catalogue.ts'
import type { en } from './en.ts'

export const platformText = text<typeof en>('platform')
