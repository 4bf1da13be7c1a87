import type { NavigationItem } from './navigation.ts'
import { NavigationLink } from './NavigationLink.tsx'

interface NavigationGroupsProps {
  groups: readonly (readonly NavigationItem[])[]
  variant: 'row' | 'icon'
  onFollow?: () => void
}

/** Groups of navigation items with space between them. */
export const NavigationGroups = ({ groups, variant, onFollow }: NavigationGroupsProps) => (
  <div className="flex flex-col gap-5">
    {groups.map((items) => (
      <ul key={items[0]?.path} className="flex flex-col gap-0.5">
        {items.map((item) => (
          <li key={item.label}>
            <NavigationLink item={item} variant={variant} {...(onFollow && { onFollow })} />
          </li>
        ))}
      </ul>
    ))}
  </div>
)
