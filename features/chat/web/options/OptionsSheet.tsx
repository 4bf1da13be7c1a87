import { useT } from '#platform/web/i18n.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { Sheet } from '#platform/web/ui/dialogs/Sheet.tsx'
import { reactionEmoji } from '../../contract.ts'
import { chatText } from '../../locales/text.ts'
import { listMessageOptions } from './option-list.ts'
import type { MessageOptionsViewProps } from './message-options-view-props.ts'

/** The options of a message as a sheet from the bottom. */
export const OptionsSheet = (props: MessageOptionsViewProps) => {
  const { open, actions, reaction, finalFocus, onClose, onReact } = props
  const t = useT(chatText)
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => (next ? undefined : onClose())}
      side="bottom"
      title={t('changes.title')}
      titleHidden
      closeLabel={t('changes.close')}
      finalFocus={finalFocus}
    >
      {actions.react ? (
        <div className="mb-2 flex justify-between gap-1">
          {reactionEmoji.map((emoji) => (
            <button
              key={emoji}
              type="button"
              aria-pressed={emoji === reaction}
              aria-label={t(emoji === reaction ? 'changes.unreact' : 'changes.react', { emoji })}
              onClick={() => onReact(emoji === reaction ? null : emoji)}
              className={classes(
                'grid aspect-square min-h-11 min-w-11 max-w-14 flex-1 place-items-center rounded-full text-2xl',
                emoji === reaction ? 'bg-primary-tint ring-2 ring-primary' : 'bg-sunken',
              )}
            >
              {emoji}
            </button>
          ))}
        </div>
      ) : null}
      <ul>
        {listMessageOptions(props).map(({ key, Icon, run }) => (
          <li key={key}>
            <button
              type="button"
              onClick={run}
              className={classes(
                'flex min-h-12 w-full items-center gap-4 rounded-control px-2 text-start font-semibold hover:bg-sunken',
                key === 'delete' && 'text-danger',
              )}
            >
              <Icon aria-hidden className="size-5" />
              {t(`changes.${key}`)}
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
