import { Menu } from '@base-ui/react/menu'
import type { KeyboardEvent } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { reactionEmoji } from '../../contract.ts'
import { chatText } from '../../locales/text.ts'
import { listMessageOptions } from './option-list.ts'
import type { MessageOptionsViewProps } from './message-options-view-props.ts'

/** ArrowLeft and ArrowRight move between the emoji; up and down go through all options. */
const moveSideways = (event: KeyboardEvent<HTMLElement>): void => {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
  if (step === undefined) return
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitemcheckbox]')]
  const next = all[all.findIndex((one) => one === document.activeElement) + step]
  event.preventDefault()
  next?.focus()
}

/** Lazily loaded content of `OptionsMenu`. */
export const OptionsMenuBox = (props: MessageOptionsViewProps) => {
  const { open, anchor, own, actions, reaction, finalFocus, onClose, onReact } = props
  const t = useT(chatText)
  return (
    <Menu.Root open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <Menu.Portal container={anchor.closest<HTMLElement>('main') ?? document.body}>
        <Menu.Positioner
          anchor={anchor}
          positionMethod="fixed"
          side="bottom"
          align={own ? 'end' : 'start'}
          sideOffset={4}
          collisionPadding={12}
          className="z-40"
        >
          <Menu.Popup
            finalFocus={finalFocus}
            aria-label={t('changes.title')}
            className="rounded-card border border-line bg-card p-1.5 text-ink shadow-float outline-none transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0"
          >
            {actions.react ? (
              // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the focus is on one of its items
              <div className="flex" onKeyDown={moveSideways}>
                {reactionEmoji.map((emoji) => (
                  <Menu.CheckboxItem
                    key={emoji}
                    checked={emoji === reaction}
                    aria-label={t(emoji === reaction ? 'changes.unreact' : 'changes.react', { emoji })}
                    onClick={() => onReact(emoji === reaction ? null : emoji)}
                    className={classes(
                      'grid size-11 cursor-pointer place-items-center rounded-full text-2xl outline-none data-highlighted:bg-sunken data-highlighted:ring-2 data-highlighted:ring-focus',
                      emoji === reaction && 'bg-primary-tint',
                    )}
                  >
                    {emoji}
                  </Menu.CheckboxItem>
                ))}
              </div>
            ) : null}
            {listMessageOptions(props).map(({ key, Icon, run }) => (
              <Menu.Item
                key={key}
                onClick={run}
                className={classes(
                  'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 font-semibold outline-none data-highlighted:bg-sunken',
                  key === 'delete' && 'text-danger',
                )}
              >
                <Icon aria-hidden className="size-5" />
                {t(`changes.${key}`)}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
