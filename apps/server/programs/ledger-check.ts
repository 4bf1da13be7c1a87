import { ledgerCheck } from '../commands/ledger-check.ts'
import { operate } from './run-command.ts'

void operate('ledger-check', ledgerCheck)
