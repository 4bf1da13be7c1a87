// Made by `npm run db:schema` from the migrations; never edited.
import type { AccountTables } from './types/account.ts'
import type { AuthTables } from './types/auth.ts'
import type { BlocksTables } from './types/blocks.ts'
import type { ChatTables } from './types/chat.ts'
import type { DepositsTables } from './types/deposits.ts'
import type { MatchesTables } from './types/matches.ts'
import type { MembersTables } from './types/members.ts'
import type { ModerationTables } from './types/moderation.ts'
import type { PhotosTables } from './types/photos.ts'
import type { PlacesTables } from './types/places.ts'
import type { PlatformTables } from './types/platform.ts'
import type { ProfilesTables } from './types/profiles.ts'
import type { ReactionsTables } from './types/reactions.ts'
import type { SandboxTables } from './types/sandbox.ts'
import type { SubscriptionsTables } from './types/subscriptions.ts'
import type { WalletTables } from './types/wallet.ts'

export interface DB extends AccountTables, AuthTables, BlocksTables, ChatTables, DepositsTables, MatchesTables, MembersTables, ModerationTables, PhotosTables, PlacesTables, PlatformTables, ProfilesTables, ReactionsTables, SandboxTables, SubscriptionsTables, WalletTables {}
