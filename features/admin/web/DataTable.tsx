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

/** A dense table. On a phone each row is a block with one line for each column. */
export const DataTable = <T,>({ caption, columns, rows, rowKey, empty }: DataTableProps<T>) =>
  rows.length === 0 ? (
    <p className="rounded-control border border-line bg-card p-4 text-soft">{empty}</p>
  ) : (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
    <div className="overflow-x-auto rounded-control border border-line bg-card" role="region" aria-label={caption} tabIndex={0}>
      <table className="w-full border-collapse text-start max-md:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="max-md:sr-only">
          <tr>
            {columns.map(({ name }) => (
              <th
                key={name}
                scope="col"
                className="border-b border-line bg-sunken px-2.5 py-1.5 text-start text-xs font-semibold whitespace-nowrap text-soft"
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              className="hover:bg-sunken max-md:block max-md:border-b max-md:border-line max-md:py-1.5 max-md:last:border-b-0"
            >
              {columns.map(({ name, renderCell }) => (
                <td
                  key={name}
                  data-column={name}
                  className="px-2.5 py-1 align-middle tabular-nums max-md:flex max-md:items-center max-md:justify-between max-md:gap-3 max-md:text-end max-md:wrap-anywhere max-md:before:shrink-0 max-md:before:text-xs max-md:before:font-semibold max-md:before:text-soft max-md:before:content-[attr(data-column)_/_''] md:border-b md:border-line md:whitespace-nowrap"
                >
                  {renderCell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
