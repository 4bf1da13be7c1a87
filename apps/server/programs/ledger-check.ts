import { ledgerCheck } from '../commands/ledger-check.ts'
import { runFromTerminal } from './run-command.ts'

void runFromTerminal('ledger-check', ledgerCheck)
