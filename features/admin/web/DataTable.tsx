import type { ReactNode } from 'react'

interface Column<T> {
  name: string
  renderCell: (row: T) => ReactNode
}
interface DataTableProps<T> {
  caption: string
  columns: readonly Column<T>[]
  rows: readonly T[]
  rowKey: (row: T) => string
  /** Shown instead of an empty table. */
  empty: string
}

/** A dense table that scrolls sideways in a narrow window. */
export const DataTable = <T,>({ caption, columns, rows, rowKey, empty }: DataTableProps<T>) =>
  rows.length === 0 ? (
    <p className="rounded-control border border-line bg-card p-4 text-soft">{empty}</p>
  ) : (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
    <div className="overflow-x-auto rounded-control border border-line bg-card" role="region" aria-label={caption} tabIndex={0}>
      <table className="w-full border-collapse text-start">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ name }) => (
              <th
                key={name}
                scope="col"
                className="border-b border-line bg-sunken px-2.5 py-1.5 text-xs font-semibold whitespace-nowrap text-soft"
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className="hover:bg-sunken">
              {columns.map(({ name, renderCell }) => (
                <td key={name} className="border-b border-line px-2.5 py-1 align-middle tabular-nums whitespace-nowrap">
                  {renderCell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
