// Rules for statements on tables in use; docs/migrations.md has the alternatives.
import type { AlterTableCmd, AlterTableStmt, ColumnDef, Constraint, Node, RangeVar } from 'libpg-query'
import type { ParsedMigration, Statement } from './migration-statements.ts'

/** A violated rule and the reason. */
type Fault = [rule: string, why: string]

/** State from earlier statements and files. */
export interface MigrationState {
  /** Tables created in this file, which are not in use yet. */
  fresh: Set<string>
  /** Constraints added in this file. */
  added: Set<string>
  /** `check (column is not null)` constraints of all files, by table and name. */
  notNull: Map<string, string>
  /** Columns, as `table.column`, whose constraint has been validated. */
  validated: Set<string>
}

const scans: Fault = ['constraint-scan', 'reads the whole table under a lock: add it `not valid`, and validate it in a later file']
const rewrites: Fault = ['rewrite', 'writes the whole table anew under a lock: add a column, backfill it by jobs, drop the old one later']
const contracts: Fault = ['contract', 'the release before still uses it: say `-- contract: …` once no running release does']

const nameOf = (nodes: readonly Node[] | undefined): string => {
  const last = nodes?.at(-1)
  return last !== undefined && 'String' in last ? (last.String.sval ?? '') : ''
}
const constraintsOf = (column: ColumnDef): Constraint[] =>
  (column.constraints ?? []).flatMap((one) => ('Constraint' in one ? [one.Constraint] : []))

/** Stable functions: PostgreSQL evaluates such a default once and does not rewrite the table. */
const steady = new Set(['now', 'transaction_timestamp', 'statement_timestamp'])
const callsFunction = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false
  const call = (value as { FuncCall?: { funcname?: Node[] } }).FuncCall
  if (call !== undefined && !steady.has(nameOf(call.funcname))) return true
  return Object.values(value).some(callsFunction)
}

const addColumn = (column: ColumnDef): Fault[] => {
  const constraints = constraintsOf(column)
  const has = (type: Constraint['contype']) => constraints.find(({ contype }) => contype === type)
  const faults: Fault[] = []
  const value = has('CONSTR_DEFAULT')
  const isSerial = /^(small|big)?serial\d?$/.test(nameOf(column.typeName?.names))
  if (isSerial || has('CONSTR_IDENTITY') || has('CONSTR_GENERATED') || (value && callsFunction(value.raw_expr))) faults.push(rewrites)
  if (has('CONSTR_NOTNULL') && value === undefined) faults.push(['not-null', 'what the release before writes has no value for it'])
  if (has('CONSTR_UNIQUE') || has('CONSTR_PRIMARY'))
    faults.push(['blocking-index', 'builds an index under a lock: build it concurrently first'])
  if (has('CONSTR_FOREIGN') || has('CONSTR_CHECK')) faults.push(scans)
  return faults
}

const addConstraint = (constraint: Constraint, table: string, known: MigrationState): Fault[] => {
  const key = `${table}.${constraint.conname}`
  known.added.add(key)
  const test = constraint.raw_expr !== undefined && 'NullTest' in constraint.raw_expr ? constraint.raw_expr.NullTest : undefined
  if (test?.nulltesttype === 'IS_NOT_NULL' && test.arg !== undefined && 'ColumnRef' in test.arg)
    known.notNull.set(key, nameOf(test.arg.ColumnRef.fields))
  if (constraint.contype === 'CONSTR_UNIQUE' || constraint.contype === 'CONSTR_PRIMARY')
    return constraint.indexname === undefined
      ? [['blocking-index', 'builds an index under a lock: build it concurrently first, then add the constraint `using index`']]
      : []
  return constraint.skip_validation === true ? [] : [scans]
}

const rewriting = new Set<AlterTableCmd['subtype']>([
  'AT_AlterColumnType',
  'AT_SetExpression',
  'AT_SetLogged',
  'AT_SetUnLogged',
  'AT_SetTableSpace',
  'AT_SetAccessMethod',
])

const validate = (name: string, table: string, known: MigrationState): Fault[] => {
  const column = known.notNull.get(`${table}.${name}`)
  if (column !== undefined) known.validated.add(`${table}.${column}`)
  return known.added.has(`${table}.${name}`)
    ? [['validate-apart', 'the lock of `add constraint` lasts until its file is done: validate it in the next file']]
    : []
}

const command = ({ subtype, name = '', def }: AlterTableCmd, table: string, known: MigrationState): Fault[] => {
  if (rewriting.has(subtype)) return [rewrites]
  if (subtype === 'AT_AddColumn') return def !== undefined && 'ColumnDef' in def ? addColumn(def.ColumnDef) : []
  if (subtype === 'AT_AddConstraint') return def !== undefined && 'Constraint' in def ? addConstraint(def.Constraint, table, known) : []
  if (subtype === 'AT_ValidateConstraint') return validate(name, table, known)
  if (subtype === 'AT_SetNotNull')
    return known.validated.has(`${table}.${name}`)
      ? []
      : [['not-null', 'reads the whole table under a lock: validate a `check (… is not null)` first']]
  if (subtype === 'AT_DropColumn') return [contracts]
  return subtype === 'AT_AttachPartition' ? [scans] : []
}

const alterTable = ({ relation, cmds = [], objtype }: AlterTableStmt, known: MigrationState): Fault[] => {
  const table = relation?.relname ?? ''
  if (objtype !== 'OBJECT_TABLE' || known.fresh.has(table)) return []
  return cmds.flatMap((one) => ('AlterTableCmd' in one ? command(one.AlterTableCmd, table, known) : []))
}

const hasOption = (options: readonly Node[] | undefined, name: string) =>
  options?.some((option) => 'DefElem' in option && option.DefElem.defname === name) ?? false

const ownTransaction: Fault = ['transaction', 'the file has a transaction of its own already']
const blocks: Fault = ['blocking', 'holds a lock that keeps everybody out for as long as it takes']
const blockingIndex: Fault = [
  'blocking-index',
  'keeps writers out while it is built: `create index concurrently if not exists`, in a file marked `-- no transaction`',
]
const backfill: Fault = ['backfill', 'holds a lock on each row until all are done: a job does it in batches']

const functionBody: Fault = [
  'function-body',
  'a function belongs into a file of its feature, which is applied again when it changes: features/<feature>/server/sql/<function>.sql',
]
const unknownYet: Fault = ['function-body', 'a new database has no function before its files are applied: `drop function if exists`']

const dropped = (objects: readonly Node[] = []): string[] =>
  objects.map((object) => ('List' in object ? nameOf(object.List.items) : nameOf([object])))

const used = new Set([
  'OBJECT_FUNCTION',
  'OBJECT_PROCEDURE',
  'OBJECT_ROUTINE',
  'OBJECT_AGGREGATE',
  'OBJECT_VIEW',
  'OBJECT_MATVIEW',
  'OBJECT_SEQUENCE',
  'OBJECT_TYPE',
  'OBJECT_DOMAIN',
  'OBJECT_SCHEMA',
])

/** Whether a `with` clause anywhere in a statement changes rows. */
const changesWithin = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false
  const query = (value as { CommonTableExpr?: { ctequery?: Node } }).CommonTableExpr?.ctequery
  if (query !== undefined && ('UpdateStmt' in query || 'DeleteStmt' in query || 'MergeStmt' in query)) return true
  return Object.values(value).some(changesWithin)
}

const faultsOf = (node: Node, known: MigrationState): Fault[] => {
  if (changesWithin(node)) return [backfill]
  const isFresh = (relation: RangeVar | undefined) => known.fresh.has(relation?.relname ?? '')
  if ('IndexStmt' in node) return node.IndexStmt.concurrent === true || isFresh(node.IndexStmt.relation) ? [] : [blockingIndex]
  if ('AlterTableStmt' in node) return alterTable(node.AlterTableStmt, known)
  if ('RenameStmt' in node)
    return ['OBJECT_COLUMN', 'OBJECT_TABLE', 'OBJECT_FUNCTION'].includes(node.RenameStmt.renameType ?? '') &&
      !isFresh(node.RenameStmt.relation)
      ? [contracts]
      : []
  if ('DropStmt' in node) {
    const { removeType, objects, concurrent, missing_ok } = node.DropStmt
    if (removeType === 'OBJECT_FUNCTION') return missing_ok === true ? [contracts] : [contracts, unknownYet]
    if (removeType === 'OBJECT_TABLE' && !dropped(objects).every((name) => known.fresh.has(name))) return [contracts]
    if (used.has(removeType ?? '')) return [contracts]
    return removeType === 'OBJECT_INDEX' && concurrent !== true
      ? [['blocking', 'waits with the table locked: `drop index concurrently if exists`']]
      : []
  }
  if ('UpdateStmt' in node) return isFresh(node.UpdateStmt.relation) ? [] : [backfill]
  if ('DeleteStmt' in node) return isFresh(node.DeleteStmt.relation) ? [] : [backfill]
  if ('CreateFunctionStmt' in node) return [functionBody]
  if ('MergeStmt' in node) return isFresh(node.MergeStmt.relation) ? [] : [backfill]
  if ('DoStmt' in node) return [['unseen', 'nobody looks into a `do` block: write its statements out']]
  if ('ReindexStmt' in node) return hasOption(node.ReindexStmt.params, 'concurrently') ? [] : [blocks]
  if ('VacuumStmt' in node) return hasOption(node.VacuumStmt.options, 'full') ? [blocks] : []
  if ('RefreshMatViewStmt' in node) return node.RefreshMatViewStmt.concurrent === true ? [] : [blocks]
  if ('ClusterStmt' in node || 'LockStmt' in node) return [blocks]
  if ('TruncateStmt' in node) return [contracts]
  return 'TransactionStmt' in node ? [ownTransaction] : []
}

/** Whether a statement outside a transaction can be repeated after an interruption. */
const isRepeatable = (node: Node): boolean => {
  if ('IndexStmt' in node) return node.IndexStmt.concurrent === true && node.IndexStmt.if_not_exists === true
  if ('DropStmt' in node) return node.DropStmt.concurrent === true && node.DropStmt.missing_ok === true
  if ('AlterEnumStmt' in node) return node.AlterEnumStmt.skipIfNewValExists === true
  if ('AlterTableStmt' in node)
    return (node.AlterTableStmt.cmds ?? []).every((one) => 'AlterTableCmd' in one && one.AlterTableCmd.subtype === 'AT_ValidateConstraint')
  return 'ReindexStmt' in node || 'VacuumStmt' in node
}

const needsNoTransaction = (node: Node): boolean =>
  ('IndexStmt' in node && node.IndexStmt.concurrent === true) ||
  ('DropStmt' in node && node.DropStmt.concurrent === true) ||
  'ReindexStmt' in node ||
  'VacuumStmt' in node

const passes = ({ above }: Statement, rule: string): boolean =>
  /^\s*--\s*allow:\s*\S/m.test(above) || (rule === 'contract' && /^\s*--\s*contract:\s*\S/m.test(above))

/** Returns the problems of one migration, one line each. `known` carries state from file to file. */
export const findMigrationProblems = ({ path, inTransaction, statements, runApart }: ParsedMigration, known: MigrationState): string[] => {
  known.fresh.clear()
  known.added.clear()
  const problems: string[] = []
  const altered = new Set<string>()
  for (const statement of statements) {
    const { node, line } = statement
    const faults = faultsOf(node, known)
    if (inTransaction && needsNoTransaction(node)) faults.push(['no-transaction', 'begin the file with `-- no transaction`'])
    if (!inTransaction && !isRepeatable(node))
      faults.push(['repeatable', 'a file without a transaction may be run again: put this into a file of its own'])
    const table = 'AlterTableStmt' in node ? node.AlterTableStmt.relation?.relname : undefined
    if (inTransaction && table !== undefined && !known.fresh.has(table)) altered.add(table)
    if (table !== undefined && altered.size > 1 && !known.fresh.has(table))
      faults.push(['one-table', `the lock of ${[...altered][0]} would be held while this one is waited for: one table a file`])
    if ('CreateStmt' in node) known.fresh.add(node.CreateStmt.relation?.relname ?? '')
    for (const [rule, why] of faults) if (!passes(statement, rule)) problems.push(`${path}:${line}: ${rule}: ${why}`)
  }
  if (!inTransaction && runApart !== statements.length)
    problems.push(`${path}: statement-end: each statement ends with a semicolon at the end of a line, and no line within one does`)
  return problems
}
