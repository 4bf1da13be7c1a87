import { type ReactNode, useState } from 'react'
import { useFormat, useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { TextField } from '#platform/web/ui/fields/TextField.tsx'
import { adminText } from '../../locales/text.ts'
import { DataTable } from '../DataTable.tsx'
import { ConsolePage } from '../ConsolePage.tsx'
import { ReasonDialog } from '../ReasonDialog.tsx'

type Fields = Record<string, string>
interface Item {
  id: string
  price: string
  order: number
  active: boolean
}
interface CatalogueItemsProps<One extends Item> {
  title: string
  query: Parameters<typeof ConsolePage<One[]>>[0]['query']
  nameOf: (item: One) => string
  /** An icon before the name. */
  renderIcon?: (item: One) => ReactNode
  /** Columns between price and state. */
  trailing?: readonly { name: string; renderCell: (item: One) => ReactNode }[]
  /** Renders the fields of this catalogue above price and order. `item` is undefined for a new item. */
  renderFields: (fieldError: (field: string) => string | undefined, item: One | undefined) => ReactNode
  /** Whether a field is not complete yet. The dialog then sends nothing. */
  busy?: boolean
  onAdd: (fields: Fields) => Promise<unknown>
  onChange: (id: string, fields: Fields) => Promise<unknown>
  onRetire: (id: string, active: boolean, reason: string) => Promise<unknown>
}

/** The table of one catalogue, with dialogs to add, change, retire and restore items. */
export const CatalogueTable = <One extends Item>(props: CatalogueItemsProps<One>) => {
  const { title, query, nameOf, renderIcon, trailing = [], renderFields, busy = false, onAdd, onChange, onRetire } = props
  const t = useT(adminText)
  const { number } = useFormat()
  const [dialog, setDialog] = useState<{ action: 'add' | 'change' | 'retire'; item?: One }>()
  const close = () => setDialog(undefined)
  const item = dialog?.item
  const name = item === undefined ? '' : nameOf(item)
  const renderButton = (text: string, label: string, onClick: () => void) => (
    <Button size="sm" variant="secondary" onClick={onClick} aria-label={label}>
      {text}
    </Button>
  )
  return (
    <ConsolePage
      title={title}
      level={2}
      query={query}
      action={
        <Button size="sm" onClick={() => setDialog({ action: 'add' })} disabled={query.data === undefined}>
          {t('catalogue.add')}
        </Button>
      }
    >
      {(rows) => (
        <>
          <DataTable
            caption={title}
            rows={rows}
            rowKey={({ id }) => id}
            empty={t('catalogue.none')}
            columns={[
              { name: t('catalogue.order'), renderCell: ({ order }) => <span className="tabular-nums">{order}</span> },
              ...(renderIcon === undefined ? [] : [{ name: t('catalogue.icon'), renderCell: renderIcon }]),
              { name: t('catalogue.name'), renderCell: (one) => <strong dir="auto">{nameOf(one)}</strong> },
              {
                name: t('catalogue.price'),
                renderCell: ({ price }) => <span className="tabular-nums">{number(Number(price), { minimumFractionDigits: 2 })}</span>,
              },
              ...trailing,
              {
                name: t('catalogue.state'),
                renderCell: ({ active }) => (
                  <span className={active ? undefined : 'text-soft'}>{t(active ? 'catalogue.active' : 'catalogue.retired')}</span>
                ),
              },
              {
                name: t('catalogue.actions'),
                renderCell: (row) => {
                  const values = { name: nameOf(row) }
                  return (
                    <span className="flex gap-2">
                      {renderButton(t('catalogue.change'), t('catalogue.changeOf', values), () =>
                        setDialog({ action: 'change', item: row }),
                      )}
                      {row.active
                        ? renderButton(t('catalogue.retire'), t('catalogue.retireOf', values), () =>
                            setDialog({ action: 'retire', item: row }),
                          )
                        : renderButton(t('catalogue.restore'), t('catalogue.restoreOf', values), () =>
                            setDialog({ action: 'retire', item: row }),
                          )}
                    </span>
                  )
                },
              },
            ]}
          />
          <ReasonDialog
            open={dialog?.action === 'add' || dialog?.action === 'change'}
            onClose={close}
            title={item === undefined ? t('catalogue.addTo', { catalogue: title }) : t('catalogue.changeOf', { name })}
            submit={t('catalogue.apply')}
            invalid={busy}
            onSubmit={(fields) => (item === undefined ? onAdd(fields) : onChange(item.id, fields))}
            renderFields={(fieldError) => (
              <>
                {renderFields(fieldError, item)}
                <div className="grid gap-4 sm:grid-cols-2">
                  <TextField
                    name="price"
                    inputMode="decimal"
                    label={t('catalogue.price')}
                    defaultValue={item?.price}
                    error={fieldError('price')}
                    autoComplete="off"
                    required
                  />
                  <TextField
                    name="order"
                    inputMode="numeric"
                    label={t('catalogue.order')}
                    hint={t('catalogue.orderHint')}
                    defaultValue={item?.order ?? Math.max(0, ...rows.map(({ order }) => order)) + 1}
                    error={fieldError('order')}
                    autoComplete="off"
                    required
                  />
                </div>
              </>
            )}
          />
          <ReasonDialog
            open={dialog?.action === 'retire'}
            onClose={close}
            title={t(item?.active === false ? 'catalogue.restoreOf' : 'catalogue.retireOf', { name })}
            submit={t(item?.active === false ? 'catalogue.restore' : 'catalogue.retire')}
            danger={item?.active !== false}
            onSubmit={async ({ reason = '' }) => {
              if (item !== undefined) await onRetire(item.id, !item.active, reason)
            }}
            renderFields={(fieldError) => (
              <p className="text-soft">
                {fieldError('active') ?? t(item?.active === false ? 'catalogue.restoreText' : 'catalogue.retireText')}
              </p>
            )}
          />
        </>
      )}
    </ConsolePage>
  )
}
