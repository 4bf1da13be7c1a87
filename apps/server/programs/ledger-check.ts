import { ledgerCheck } from '../commands/ledger-check.ts'
import { operate } from './operate.ts'

void operate('ledger-check', ledgerCheck)
