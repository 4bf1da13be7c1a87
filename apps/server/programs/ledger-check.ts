import { ledgerCheckCommand } from '../commands/ledger-check.ts'
import { runFromTerminal } from './run-command.ts'

void runFromTerminal('ledger-check', ledgerCheckCommand)
