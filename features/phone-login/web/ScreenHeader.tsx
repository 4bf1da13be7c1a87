import { Heading } from '#platform/web/ui/Heading.tsx'

/** Heading of one step of a screen, with what it is about. */
export const ScreenHeader = ({ title, text }: { title: string; text: string }) => (
  <div className="flex flex-col gap-2">
    <Heading level={1}>{title}</Heading>
    <p className="wrap-anywhere text-soft">{text}</p>
  </div>
)
