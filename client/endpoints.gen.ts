// Made by `npm run generate schema` from the contracts; never edited.
/** Errors that any call may answer. */
export type CommonError = "platform.bad_request" | "platform.unauthenticated" | "platform.forbidden" | "platform.second_factor" | "platform.fresh_login" | "platform.token_not_allowed" | "platform.token_scope" | "platform.not_found" | "platform.conflict" | "platform.earlier_done" | "platform.too_large" | "platform.unsupported_media_type" | "platform.invalid" | "platform.required" | "platform.too_short" | "platform.too_long" | "platform.too_small" | "platform.too_big" | "platform.email" | "platform.unreadable_text" | "platform.too_many" | "platform.internal" | "platform.unavailable"

/** Every call, by method and path. */
export interface Endpoints {
  /** Reports a member the caller has met, with a snapshot of profile and messages; the reported member is not notified. */
  "POST /abuse/:id/report": {
    request: {
      params: { id: string }
      body: { content: string; category?: "fake" | "scam" | "harassment" | "sexual" | "underage" | "threat" | "impersonation" | "other" | null; shown_proof?: string }
    }
    response: { data: { message: string } }
    errors: "moderation.oneself" | "moderation.reason_long" | "moderation.reason_required" | "moderation.reason_short" | "moderation.reports_spent" | "platform.invalid" | "platform.not_found"
  }
  /** Returns the receipt of a transaction: every change of the caller's balances, and how a deposit was paid, if known. */
  "GET /account/transactions/:id": {
    request: {
      params: { id: string }
    }
    response: { data: { transactions: ({ id: string; reference: string; kind: "opening" | "deposit" | "deposit_reversed" | "credits_bought" | "credits_sold" | "message_request" | "call" | "call_returned" | "gift_bought" | "gift_returned" | "gift_redeemed" | "boost" | "plan" | "plan_credit" | "forfeited"; currency: "USD" | "CREDIT"; txn_amount: string; balance_after: string; channel: "wallet" | "house" | "paystack" | "tranzak"; name: string; receipt: boolean; created_at: string })[]; payment: { currency: string; paid: string; fee: string | null; deposit_rate: number | null; usd: string } | null } }
    errors: "platform.invalid" | "platform.not_found"
  }
  /** Lists the kinds and months of the caller's transactions, newest month first. */
  "GET /account/transactions/choices": {
    request: {}
    response: { data: { kinds: ("opening" | "deposit" | "deposit_reversed" | "credits_bought" | "credits_sold" | "message_request" | "call" | "call_returned" | "gift_bought" | "gift_returned" | "gift_redeemed" | "boost" | "plan" | "plan_credit" | "forfeited")[]; months: string[] } }
    errors: "platform.invalid"
  }
  /** Returns all of the caller's transactions as comma-separated values. */
  "GET /account/transactions/csv": {
    request: {
      query?: { kind?: "opening" | "deposit" | "deposit_reversed" | "credits_bought" | "credits_sold" | "message_request" | "call" | "call_returned" | "gift_bought" | "gift_returned" | "gift_redeemed" | "boost" | "plan" | "plan_credit" | "forfeited"; month?: string }
    }
    response: string
    errors: "platform.invalid"
  }
  /** Lists the caller's transactions, newest first. */
  "GET /account/transactions": {
    request: {
      query?: { kind?: "opening" | "deposit" | "deposit_reversed" | "credits_bought" | "credits_sold" | "message_request" | "call" | "call_returned" | "gift_bought" | "gift_returned" | "gift_redeemed" | "boost" | "plan" | "plan_credit" | "forfeited"; month?: string; cursor?: string }
    }
    response: { data: { transactions: ({ id: string; reference: string; kind: "opening" | "deposit" | "deposit_reversed" | "credits_bought" | "credits_sold" | "message_request" | "call" | "call_returned" | "gift_bought" | "gift_returned" | "gift_redeemed" | "boost" | "plan" | "plan_credit" | "forfeited"; currency: "USD" | "CREDIT"; txn_amount: string; balance_after: string; channel: "wallet" | "house" | "paystack" | "tranzak"; name: string; receipt: boolean; created_at: string })[]; next_cursor: string | null } }
    errors: "platform.invalid"
  }
  /** Returns the caller's balances, the price of credits, and the rate of the caller's currency if there is one. */
  "GET /account/wallet": {
    request: {}
    response: { data: { wallet: { usd: string; credits: number }; price: { id: number; credits_per_usd: number; cents_per_100_credits: number }; local: { currency: string; deposit_rate: number } | null } }
    errors: "platform.invalid"
  }
  /** Blocks a member, so that neither sees the other any more, or unblocks them. */
  "POST /actions/block/:id": {
    request: {
      params: { id: string }
      body: { action: "block" | "unblock" }
    }
    response: { data: { message: string } }
    errors: "platform.invalid" | "platform.not_found" | "reactions.oneself"
  }
  /** Likes a member and sends a line about one of their photos or answers, both or neither; repeating the message id changes nothing. */
  "POST /actions/like/:uid": {
    request: {
      params: { uid: string }
      body: { id: string; body: string; pay_credits?: boolean; reply_to?: number; item: { kind: "photo"; id: string } | { kind: "prompt"; question: string; answer: string } }
    }
    response: { data: { reaction: "none" | "liked" | "disliked"; matched: boolean; message: { id: string; seq: number; sender_id: string | null; kind: "text" | "voice" | "picture" | "gift" | "call" | "system" | "closed_politely" | "date"; body: string; created_at: string; liked_item: { kind: "photo"; id: string; image_160: string; image_480: string; image_blur: string } | { kind: "prompt"; question: string; answer: string } | { kind: "gone" } | null; attachment: { kind: "voice"; audio: string; seconds: number; peaks: string } | { kind: "picture"; image_160: string; image_480: string; image_1080: string; image_blur: string; width: number; height: number; veiled: boolean } | null; reply_to: { seq: number; sender_id: string | null; kind: "text" | "voice" | "picture" | "gift" | "call" | "system" | "closed_politely" | "date"; body: string; deleted: boolean } | null; edited_at: string | null; deleted: boolean; reactions: ({ member_id: string; emoji: "❤️" | "😂" | "😮" | "😢" | "👍" | "🙏" })[]; change: number; status: "sent" | "delivered" | "read" } } }
    errors: "chat.ahead" | "chat.audio_broken" | "chat.audio_too_large" | "chat.audio_too_long" | "chat.audio_too_short" | "chat.check_first" | "chat.closed" | "chat.conversation_full" | "chat.credits_needed" | "chat.empty" | "chat.id_taken" | "chat.item_gone" | "chat.no_requests" | "chat.not_a_request" | "chat.not_audio" | "chat.not_open" | "chat.not_own" | "chat.oneself" | "chat.photo_first" | "chat.request_waiting" | "chat.storage_full" | "chat.too_late" | "chat.too_many_new" | "chat.unchangeable" | "platform.invalid" | "platform.not_found" | "reactions.already_closed" | "reactions.likes_spent" | "reactions.matched" | "reactions.oneself" | "wallet.insufficient_funds"
  }
  /** Marks likes as seen up to a time; the badge counts only later ones. */
  "POST /actions/reactions/others/seen": {
    request: {
      body: { until: string }
    }
    response: { data: { likes: number } }
    errors: "platform.invalid"
  }
  /** Lists members who like the caller, newest first. Tokens need the scope matches:read. */
  "GET /actions/reactions/others": {
    request: {
      query?: { type?: "likes"; cursor?: string }
    }
    response: { data: { people: ({ id: string; firstname: string; lastname: string; age: number; active: boolean; last_seen: "hour" | "day" | "week" | "month" | "long" | null; country: { code: string; name: string }; location: string | null; distance: number | null; image: string | null; image_blur: string | null; images: { id: string; image: string; image_480: string; image_1080: string; image_160: string; image_blur: string; width: number; height: number; blurred: boolean }[]; at: string; matched: boolean })[]; next_cursor: string | null; count: number | null } }
    errors: "members.seen_enough" | "platform.invalid"
  }
  /** Lists members whom the caller liked, disliked, blocked or matched, newest first. Tokens need the scope matches:read. */
  "GET /actions/reactions": {
    request: {
      query?: { type?: "likes" | "dislikes" | "blocked" | "matches"; cursor?: string }
    }
    response: { data: { people: ({ id: string; firstname: string; lastname: string; age: number; active: boolean; last_seen: "hour" | "day" | "week" | "month" | "long" | null; country: { code: string; name: string }; location: string | null; distance: number | null; image: string | null; image_blur: string | null; images: { id: string; image: string; image_480: string; image_1080: string; image_160: string; image_blur: string; width: number; height: number; blurred: boolean }[]; at: string; matched: boolean })[]; next_cursor: string | null; count: number | null } }
    errors: "platform.invalid"
  }
  /** Likes, dislikes or blocks a member, or undoes it. */
  "GET /actions/toggle/:action": {
    request: {
      params: { action: "like" | "unlike" | "dislike" | "undislike" | "block" | "unblock" }
      query: { uid: string; keep_match?: "1" }
    }
    response: { data: { reaction: "none" | "liked" | "disliked"; matched: boolean } }
    errors: "chat.closed" | "platform.invalid" | "platform.not_found" | "reactions.already_closed" | "reactions.likes_spent" | "reactions.matched" | "reactions.oneself"
  }
  /** Likes, dislikes or blocks a member, or undoes it, as the GET does. */
  "POST /actions/toggle/:action": {
    request: {
      params: { action: "like" | "unlike" | "dislike" | "undislike" | "block" | "unblock" }
      query: { uid: string; keep_match?: "1" }
    }
    response: { data: { reaction: "none" | "liked" | "disliked"; matched: boolean } }
    errors: "chat.closed" | "platform.invalid" | "platform.not_found" | "reactions.already_closed" | "reactions.likes_spent" | "reactions.matched" | "reactions.oneself"
  }
  /** Returns statistics for each day (UTC) and current totals; for an analyst in whole tens, without today, and null where fewer than ten people are behind a number. Tokens need the scope figures:read. */
  "GET /admin/figures": {
    request: {
      query?: { days?: number }
    }
    response: { data: { days: ({ day: string; active: number | null; sign_ups: number | null; matches: number | null; messages: number | null; deposits_usd: string | null; reports: number | null })[]; now: { members: number | null; active_day: number | null; active_week: number | null; active_month: number | null; reports_open: number | null; deposits_in_review: number | null } } }
    errors: "platform.invalid"
  }
  /** Returns one account with its profile, balances and audit entries, as far as the role of the caller may see them. Tokens need the scope members:read. */
  "GET /admin/members/:id": {
    request: {
      params: { id: string }
    }
    response: { data: { member: { id: string; name: string; email?: string | null; role: "admin" | "moderator" | "support" | "finance" | "analyst" | "user" | "guest"; status: "active" | "inactive"; state: "invited" | "active" | "paused" | "held" | "suspended" | "banned" | "leaving" | "erased"; until: string | null; image?: string | null; created_at: string; last_active: string | null; phone?: string; locale?: string; age?: number | null; country?: string; location?: string | null; bio?: string; verified_at?: string | null; images?: { id: string; image: string; image_480: string; image_1080: string; image_160: string; image_blur: string; width: number; height: number; blurred: boolean }[]; sessions?: number; second_factor?: boolean; reports?: { made: number; received: number; open: number }; money?: { usd: string; credits: number; deposits: number; deposited_usd: string }; audit?: ({ id: string; at: string; admin: { id: string; name: string } | null; action: string; subject: { kind: string; id: string; name: string } | null; reason: string; details: { name: string; value: string }[] })[] } } }
    errors: "platform.invalid" | "platform.not_found"
  }
  /** Returns how many members had a match, a reply or a meeting on each whole day (UTC), and how many were shown people, by the order in which they are shown them. Tokens need the scope figures:read. */
  "GET /admin/outcomes": {
    request: {
      query?: { days?: number }
    }
    response: { data: { days: ({ match: { activity: number | null; rule: number | null; model: number | null }; reply: { activity: number | null; rule: number | null; model: number | null }; met: { activity: number | null; rule: number | null; model: number | null }; day: string; viewers: { activity: number | null; rule: number | null; model: number | null } })[] } }
    errors: "platform.invalid"
  }
  /** Lists what was sent to an address in the last 30 days, the newest first. Tokens need the scope webhooks:read. */
  "GET /admin/webhooks/:id/deliveries": {
    request: {
      params: { id: string }
      query?: { cursor?: string }
    }
    response: { data: { deliveries: ({ id: string; type: string; state: "pending" | "delivered" | "failed"; attempts: number; created_at: string; last_tried_at: string | null; next_at: string | null; last_status: number | null; last_answer: string | null })[]; next_cursor: string | null } }
    errors: "platform.invalid" | "platform.not_found"
  }
  /** Lists the addresses that are told of events. Tokens need the scope webhooks:read. */
  "GET /admin/webhooks": {
    request: {}
    response: { data: { webhooks: ({ id: string; url: string; description: string; types: ("member.joined" | "member.verified" | "member.suspended" | "report.opened" | "deposit.credited" | "case.decided")[]; enabled: boolean; stopped: "failing" | "gone" | null; failing_since: string | null; created_at: string })[] } }
    errors: "platform.invalid"
  }
  /** Returns a decision to the holder of the token in its email. */
  "GET /appeals": {
    request: {
      query: { token: string }
    }
    response: { data: { id: string; kind: "warn" | "remove_photo" | "remove_voice_hello" | "refuse_photo_check" | "refuse_applicant" | "suspend" | "ban"; reason: string; words: string; until: string | null; photos: number; created_at: string; appeal: { content: string; state: "open" | "upheld" | "reversed"; answer: string } | null; may_appeal: boolean; token: string } }
    errors: "platform.invalid" | "platform.not_found" | "platform.too_many"
  }
  /** Appeals a decision, once. */
  "POST /appeals": {
    request: {
      body: { token: string; content: string }
    }
    response: { data: { id: string; kind: "warn" | "remove_photo" | "remove_voice_hello" | "refuse_photo_check" | "refuse_applicant" | "suspend" | "ban"; reason: string; words: string; until: string | null; photos: number; created_at: string; appeal: { content: string; state: "open" | "upheld" | "reversed"; answer: string } | null; may_appeal: boolean; token: string } }
    errors: "moderation.appeal_late" | "moderation.appealed" | "platform.invalid" | "platform.not_found" | "platform.too_many"
  }
  /** Changes to the new address with the code mailed there, and ends every other session. */
  "POST /auth/change-email/confirm": {
    request: {
      body: { code: string }
    }
    response: { data: { user: { id: string; _id: string; firstname: string; lastname: string; email: string; locale: string; joined_at: string } } }
    errors: "auth.too_many_codes" | "auth.wrong_code" | "platform.invalid" | "platform.too_many"
  }
  /** Mails a code to the new address; the answer is the same whether or not it is taken. */
  "POST /auth/change-email": {
    request: {
      body: { email: string; password: string }
    }
    response: { data: { message: string; email: string; resend_after: number } }
    errors: "auth.same_email" | "auth.wrong_password" | "platform.invalid" | "platform.too_many"
  }
  /** Changes the password and ends every other session; for 30 minutes after signing in, an account without a password needs no current one. */
  "POST /auth/change-password": {
    request: {
      body: { password: string; confirmPassword: string; current_password?: string }
    }
    response: { data: { message: string } }
    errors: "auth.password_common" | "auth.wrong_password" | "platform.invalid" | "platform.too_many"
  }
  /** Mails a new code; the answer is the same for unknown addresses. `change-email` needs a session and an open change. */
  "POST /auth/codes": {
    request: {
      body: { email: string; type: "verify-email" | "login" | "reset-password" | "change-email" }
    }
    response: { data: { email: string; resend_after: number } }
    errors: "platform.invalid" | "platform.too_many" | "platform.unauthenticated"
  }
  /** Signs in with email and password. */
  "POST /auth/login": {
    request: {
      body: { email: string; password: string; remember?: boolean; cancel_deletion?: boolean }
    }
    response: { data: { user: { id: string; _id: string; firstname: string; lastname: string; email: string; locale: string; joined_at: string }; token: string; password_needed?: true } }
    errors: "auth.leaving" | "auth.suspended" | "auth.suspended_for_good" | "auth.suspended_until" | "auth.too_many_guesses" | "auth.unverified" | "auth.wrong_credentials" | "platform.invalid" | "platform.too_many"
  }
  /** Ends this session. */
  "POST /auth/logout": {
    request: {}
    response: undefined
    errors: "platform.invalid"
  }
  /** Signs in with a mailed code instead of the password. */
  "POST /auth/otp-login": {
    request: {
      body: { email: string; code: string; cancel_deletion?: boolean; registration?: string }
    }
    response: { data: { user: { id: string; _id: string; firstname: string; lastname: string; email: string; locale: string; joined_at: string }; token: string; password_needed?: true } }
    errors: "auth.leaving" | "auth.suspended" | "auth.suspended_for_good" | "auth.suspended_until" | "auth.too_many_codes" | "auth.wrong_code" | "platform.invalid" | "platform.too_many"
  }
  /** Returns what a browser needs to log in with a passkey, the same for everybody; valid once, for five minutes. */
  "POST /auth/passkey/options": {
    request: {}
    response: { data: { options: { challenge: string; rpId: string; timeout: number; userVerification: "required" } } }
    errors: "platform.invalid" | "platform.too_many"
  }
  /** Signs in with a passkey; the answer is the same for an unknown one as for a wrong signature. */
  "POST /auth/passkey": {
    request: {
      body: { credential: { id: string; rawId: string; type: "public-key"; response: { clientDataJSON: string; authenticatorData: string; signature: string; userHandle?: string } }; remember?: boolean; cancel_deletion?: boolean }
    }
    response: { data: { user: { id: string; _id: string; firstname: string; lastname: string; email: string; locale: string; joined_at: string }; token: string; password_needed?: true } }
    errors: "auth.leaving" | "auth.suspended" | "auth.suspended_for_good" | "auth.suspended_until" | "auth.unverified" | "passkeys.not_accepted" | "platform.invalid" | "platform.too_many"
  }
  /** Sends a code by SMS; the answer is the same whether or not anybody logs in with the number. */
  "POST /auth/phone/codes": {
    request: {
      body: { countryCode: string; mobileNumber: string; type: "enter" | "reset-password" }
    }
    response: { data: { phone: string; resend_after: number } }
    errors: "auth.phone_invalid" | "phone_login.not_mobile" | "phone_login.off" | "platform.invalid" | "platform.too_many"
  }
  /** Signs in with the code sent to a proven number; for a number without an account returns a `ticket` to sign up with. */
  "POST /auth/phone/enter": {
    request: {
      body: { countryCode: string; mobileNumber: string; code: string; cancel_deletion?: boolean }
    }
    response: { data: { session?: { user: { id: string; _id: string; firstname: string; lastname: string; email: string; locale: string; joined_at: string }; token: string; password_needed?: true }; ticket?: string } }
    errors: "auth.leaving" | "auth.phone_invalid" | "auth.suspended" | "auth.suspended_for_good" | "auth.suspended_until" | "auth.too_many_codes" | "auth.wrong_code" | "phone_login.not_mobile" | "phone_login.off" | "platform.invalid" | "platform.too_many" | "registration.closed"
  }
  /** Sets a new password with a code sent to a proven number, and ends every session. */
  "POST /auth/phone/reset-password": {
    request: {
      body: { password: string; confirmPassword: string; countryCode: string; mobileNumber: string; code: string }
    }
    response: { data: { message: string } }
    errors: "auth.password_common" | "auth.phone_invalid" | "auth.suspended" | "auth.suspended_for_good" | "auth.suspended_until" | "auth.too_many_codes" | "auth.wrong_code" | "phone_login.not_mobile" | "phone_login.off" | "platform.invalid" | "platform.too_many"
  }
  /** Creates an account without an email for the proven number of a `ticket`, and signs in. */
  "POST /auth/phone/sign-up": {
    request: {
      body: { firstName: string; lastName: string; gender: "male" | "female" | "other" | "own_gender_4" | "own_gender_5" | "own_gender_6" | "own_gender_7" | "own_gender_9" | "own_gender_10" | "own_gender_11" | "own_gender_12" | "own_gender_13"; age: number; password: string; confirmPassword: string; accept_terms: true; invitation?: string | null; locale?: string; ticket: string }
    }
    response: { data: { user: { id: string; _id: string; firstname: string; lastname: string; email: string; locale: string; joined_at: string }; token: string; password_needed?: true } }
    errors: "auth.password_common" | "phone_login.off" | "phone_login.ticket_over" | "platform.invalid" | "platform.too_many" | "registration.closed" | "registration.invitation_missing" | "registration.invitation_wrong" | "vocabulary.not_offered"
  }
  /** Sets a new password with a mailed code and ends every session. */
  "POST /auth/reset-password": {
    request: {
      body: { password: string; confirmPassword: string; email: string; code: string; registration?: string }
    }
    response: { data: { message: string } }
    errors: "auth.password_common" | "auth.suspended" | "auth.suspended_for_good" | "auth.suspended_until" | "auth.too_many_codes" | "auth.wrong_code" | "platform.invalid" | "platform.too_many"
  }
  /** Ends one of the caller's sessions. */
  "DELETE /auth/sessions/:id": {
    request: {
      params: { id: string }
    }
    response: undefined
    errors: "platform.invalid" | "platform.not_found"
  }
  /** Ends every session of the caller, including this one. */
  "DELETE /auth/sessions": {
    request: {}
    response: undefined
    errors: "platform.invalid"
  }
  /** Lists the caller's sessions, the last used first. */
  "GET /auth/sessions": {
    request: {}
    response: { data: { sessions: ({ id: string; device: string; country: string | null; remember: boolean; created_at: string; last_used_at: string; current: boolean })[] } }
    errors: "platform.invalid"
  }
  /** Registers and mails a code; the answer is the same whether or not the email is taken. */
  "POST /auth/sign-up": {
    request: {
      body: { firstName: string; lastName: string; email: string; countryCode: string; mobileNumber: string; gender: "male" | "female" | "other" | "own_gender_4" | "own_gender_5" | "own_gender_6" | "own_gender_7" | "own_gender_9" | "own_gender_10" | "own_gender_11" | "own_gender_12" | "own_gender_13"; age: number; password: string; confirmPassword: string; accept_terms: true; invitation?: string | null; proof?: string | null; locale?: string }
    }
    response: { data: { email: string; resend_after: number; registration: string } }
    errors: "auth.password_common" | "auth.phone_invalid" | "platform.invalid" | "platform.too_many" | "registration.closed" | "registration.invitation_missing" | "registration.invitation_wrong" | "registration.proof_needed" | "registration.proof_wrong" | "vocabulary.not_offered"
  }
  /** Verifies the email with the mailed code and signs in; without the `registration` of the sign-up the account has no password yet. */
  "POST /auth/verify-email": {
    request: {
      body: { email: string; code: string; registration?: string }
    }
    response: { data: { user: { id: string; _id: string; firstname: string; lastname: string; email: string; locale: string; joined_at: string }; token: string; password_needed?: true } }
    errors: "auth.too_many_codes" | "auth.wrong_code" | "platform.invalid" | "platform.too_many"
  }
  /** Returns the ICE servers for the current call, with short-lived relay credentials. */
  "GET /calls/ice": {
    request: {}
    response: { data: { configuration: { iceServers: { urls: string[]; username?: string; credential?: string }[]; iceTransportPolicy: "relay" | "all" }; expires_at: string | null } }
    errors: "calls.off" | "calls.wrong_state" | "platform.invalid"
  }
  /** Returns whether a member can be called, how many calls the plan has left, and what a further call costs. */
  "GET /calls/terms/:uid": {
    request: {
      params: { uid: string }
    }
    response: { data: { refusal: "off" | "oneself" | "closed" | "unreachable" | "taking_part" | null; remaining: number; price: number } }
    errors: "platform.invalid" | "platform.not_found"
  }
  /** Sends a message to the operator, who answers by email. */
  "POST /contact": {
    request: {
      body: { name: string; email: string; message: string }
    }
    response: { message: string }
    errors: "platform.invalid"
  }
  /** Accepts a request and opens the conversation for both; repeating it changes nothing. */
  "POST /conversations/:uid/accept": {
    request: {
      params: { uid: string }
    }
    response: { data: { state: "open" | "request" | "closed" } }
    errors: "chat.not_a_request" | "platform.invalid" | "platform.not_found"
  }
  /** Sends a voice note or a picture that was uploaded before; repeating the id returns the same message. Pictures need an open conversation. */
  "POST /conversations/:uid/attachments": {
    request: {
      params: { uid: string }
      body: { id: string; pay_credits?: boolean; reply_to?: number; attachment: { kind: "voice"; upload: string; peaks: string } | { kind: "picture"; upload: string } }
    }
    response: { data: { message: { id: string; seq: number; sender_id: string | null; kind: "text" | "voice" | "picture" | "gift" | "call" | "system" | "closed_politely" | "date"; body: string; created_at: string; liked_item: { kind: "photo"; id: string; image_160: string; image_480: string; image_blur: string } | { kind: "prompt"; question: string; answer: string } | { kind: "gone" } | null; attachment: { kind: "voice"; audio: string; seconds: number; peaks: string } | { kind: "picture"; image_160: string; image_480: string; image_1080: string; image_blur: string; width: number; height: number; veiled: boolean } | null; reply_to: { seq: number; sender_id: string | null; kind: "text" | "voice" | "picture" | "gift" | "call" | "system" | "closed_politely" | "date"; body: string; deleted: boolean } | null; edited_at: string | null; deleted: boolean; reactions: ({ member_id: string; emoji: "❤️" | "😂" | "😮" | "😢" | "👍" | "🙏" })[]; change: number; status: "sent" | "delivered" | "read" } } }
    errors: "chat.ahead" | "chat.audio_broken" | "chat.audio_too_large" | "chat.audio_too_long" | "chat.audio_too_short" | "chat.check_first" | "chat.closed" | "chat.conversation_full" | "chat.credits_needed" | "chat.empty" | "chat.id_taken" | "chat.item_gone" | "chat.no_requests" | "chat.not_a_request" | "chat.not_audio" | "chat.not_open" | "chat.not_own" | "chat.oneself" | "chat.photo_first" | "chat.request_waiting" | "chat.storage_full" | "chat.too_late" | "chat.too_many_new" | "chat.unchangeable" | "photos.broken" | "photos.missing" | "photos.not_an_image" | "photos.refused_before" | "photos.too_large" | "photos.too_many" | "photos.too_many_pixels" | "photos.too_small" | "photos.unknown" | "platform.invalid" | "platform.not_found" | "platform.too_large" | "uploads.incomplete" | "wallet.insufficient_funds"
  }
  /** Opens the conversation again that the caller has just ended; repeating it changes nothing. */
  "DELETE /conversations/:uid/close-politely": {
    request: {
      params: { uid: string }
    }
    response: { data: { state: "open" | "request" | "closed" } }
    errors: "platform.invalid" | "platform.not_found" | "reactions.already_closed" | "reactions.oneself"
  }
  /** Ends the conversation and the match with a kind message; the other learns of it after 15 seconds, within which it can be undone. A request is declined so. */
  "POST /conversations/:uid/close-politely": {
    request: {
      params: { uid: string }
    }
    response: { data: { state: "open" | "request" | "closed" } }
    errors: "chat.closed" | "chat.request_waiting" | "platform.invalid" | "platform.not_found" | "reactions.oneself"
  }
  /** Declines a request and closes the conversation for both; repeating it changes nothing. */
  "POST /conversations/:uid/decline": {
    request: {
      params: { uid: string }
    }
    response: { data: { state: "open" | "request" | "closed" } }
    errors: "chat.not_a_request" | "platform.invalid" | "platform.not_found"
  }
  /** Sets, replaces or, with null, removes the caller's reaction to a message; repeating it changes nothing. Tokens need the scopes messages:write and messages:read. */
  "PUT /conversations/:uid/messages/:seq/reaction": {
    request: {
      params: { uid: string; seq: number }
      body: { emoji: "❤️" | "😂" | "😮" | "😢" | "👍" | "🙏" | null }
    }
    response: { data: { message: { id: string; seq: number; sender_id: string | null; kind: "text" | "voice" | "picture" | "gift" | "call" | "system" | "closed_politely" | "date"; body: string; created_at: string; liked_item: { kind: "photo"; id: string; image_160: string; image_480: string; image_blur: string } | { kind: "prompt"; question: string; answer: string } | { kind: "gone" } | null; attachment: { kind: "voice"; audio: string; seconds: number; peaks: string } | { kind: "picture"; image_160: string; image_480: string; image_1080: string; image_blur: string; width: number; height: number; veiled: boolean } | null; reply_to: { seq: number; sender_id: string | null; kind: "text" | "voice" | "picture" | "gift" | "call" | "system" | "closed_politely" | "date"; body: string; deleted: boolean } | null; edited_at: string | null; deleted: boolean; reactions: ({ member_id: string; emoji: "❤️" | "😂" | "😮" | "😢" | "👍" | "🙏" })[]; change: number; status: "sent" | "delivered" | "read" } } }
    errors: "chat.closed" | "chat.unchangeable" | "platform.invalid" | "platform.not_found"
  }
  /** Deletes an own text message for both members; repeating it changes nothing. Tokens need the scopes messages:write and messages:read. */
  "DELETE /conversations/:uid/messages/:seq": {
    request: {
      params: { uid: string; seq: number }
    }
    response: { data: { message: { id: string; seq: number; sender_id: string | null; kind: "text" | "voice" | "picture" | "gift" | "call" | "system" | "closed_politely" | "date"; body: string; created_at: string; liked_item: { kind: "photo"; id: string; image_160: string; image_480: string; image_blur: string } | { kind: "prompt"; question: string; answer: string } | { kind: "gone" } | null; attachment: { kind: "voice"; audio: string; seconds: number; peaks: string } | { kind: "picture"; image_160: string; image_480: string; image_1080: string; image_blur: string; width: number; height: number; veiled: boolean } | null; reply_to: { seq: number; sender_id: string | null; kind: "text" | "voice" | "picture" | "gift" | "call" | "system" | "closed_politely" | "date"; body: string; deleted: boolean } | null; edited_at: string | null; deleted: boolean; reactions: ({ member_id: string; emoji: "❤️" | "😂" | "😮" | "😢" | "👍" | "🙏" })[]; change: number; status: "sent" | "delivered" | "read" } } }
    errors: "chat.closed" | "chat.not_own" | "chat.unchangeable" | "platform.invalid" | "platform.not_found"
  }
  /** Replaces the text of an own message within 15 minutes; the same text changes nothing. Tokens need the scopes messages:write and messages:read. */
  "PATCH /conversations/:uid/messages/:seq": {
    request: {
      params: { uid: string; seq: number }
      body: { body: string }
    }
    response: { data: { message: { id: string; seq: number; sender_id: string | null; kind: "text" | "voice" | "picture" | "gift" | "call" | "system" | "closed_politely" | "date"; body: string; created_at: string; liked_item: { kind: "photo"; id: string; image_160: string; image_480: string; image_blur: string } | { kind: "prompt"; question: string; answer: string } | { kind: "gone" } | null; attachment: { kind: "voice"; audio: string; seconds: number; peaks: string } | { kind: "picture"; image_160: string; image_480: string; image_1080: string; image_blur: string; width: number; height: number; veiled: boolean } | null; reply_to: { seq: number; sender_id: string | null; kind: "text" | "voice" | "picture" | "gift" | "call" | "system" | "closed_politely" | "date"; body: string; deleted: boolean } | null; edited_at: string | null; deleted: boolean; reactions: ({ member_id: string; emoji: "❤️" | "😂" | "😮" | "😢" | "👍" | "🙏" })[]; change: number; status: "sent" | "delivered" | "read" } } }
    errors: "chat.closed" | "chat.not_own" | "chat.too_late" | "chat.unchangeable" | "platform.invalid" | "platform.not_found"
  }
  /** Returns a page of the conversation with a member in order: before or after a sequence number, otherwise the newest. With `changed_after` it returns the messages changed since, by the number of the change. Tokens need the scope messages:read. */
  "GET /conversations/:uid/messages": {
    request: {
      params: { uid: string }
      query?: { before?: number; after?: number; changed_after?: number; limit?: number }
    }
    response: { data: { messages: ({ id: string; seq: number; sender_id: string | null; kind: "text" | "voice" | "picture" | "gift" | "call" | "system" | "closed_politely" | "date"; body: string; created_at: string; liked_item: { kind: "photo"; id: string; image_160: string; image_480: string; image_blur: string } | { kind: "prompt"; question: string; answer: string } | { kind: "gone" } | null; attachment: { kind: "voice"; audio: string; seconds: number; peaks: string } | { kind: "picture"; image_160: string; image_480: string; image_1080: string; image_blur: string; width: number; height: number; veiled: boolean } | null; reply_to: { seq: number; sender_id: string | null; kind: "text" | "voice" | "picture" | "gift" | "call" | "system" | "closed_politely" | "date"; body: string; deleted: boolean } | null; edited_at: string | null; deleted: boolean; reactions: ({ member_id: string; emoji: "❤️" | "😂" | "😮" | "😢" | "👍" | "🙏" })[]; change: number; status: "sent" | "delivered" | "read" })[]; conversation: { person: { id: string; firstname: string; lastname: string; active: boolean; last_seen: "hour" | "day" | "week" | "month" | "long" | null; image: string | null; image_blur: string | null }; state: "open" | "request" | "closed"; last_message: { id: string; seq: number; sender_id: string | null; kind: "text" | "voice" | "picture" | "gift" | "call" | "system" | "closed_politely" | "date"; body: string; created_at: string; liked_item: { kind: "photo"; id: string; image_160: string; image_480: string; image_blur: string } | { kind: "prompt"; question: string; answer: string } | { kind: "gone" } | null; attachment: { kind: "voice"; audio: string; seconds: number; peaks: string } | { kind: "picture"; image_160: string; image_480: string; image_1080: string; image_blur: string; width: number; height: number; veiled: boolean } | null; reply_to: { seq: number; sender_id: string | null; kind: "text" | "voice" | "picture" | "gift" | "call" | "system" | "closed_politely" | "date"; body: string; deleted: boolean } | null; edited_at: string | null; deleted: boolean; reactions: ({ member_id: string; emoji: "❤️" | "😂" | "😮" | "😢" | "👍" | "🙏" })[]; change: number; status: "sent" | "delivered" | "read" } | null; last_seq: number; last_change: number; unread: number; delivered_seq: number; read_seq: number; can_message: boolean; can_accept: boolean; your_turn: boolean } | null; stranger: { person: { id: string; firstname: string; lastname: string; active: boolean; last_seen: "hour" | "day" | "week" | "month" | "long" | null; image: string | null; image_blur: string | null }; request: { refusal: "no_requests" | "photo_first" | "check_first" | null; remaining: number; price: number } } | null } }
    errors: "platform.invalid" | "platform.not_found"
  }
  /** Sends a message; repeating the id returns the same message. Tokens need the scopes messages:write and messages:read. */
  "POST /conversations/:uid/messages": {
    request: {
      params: { uid: string }
      body: { id: string; body: string; pay_credits?: boolean; reply_to?: number; opener?: { kind: "interest" | "prompt" | "town" | "language" | "goal" | "hello"; sentence: string } }
    }
    response: { data: { message: { id: string; seq: number; sender_id: string | null; kind: "text" | "voice" | "picture" | "gift" | "call" | "system" | "closed_politely" | "date"; body: string; created_at: string; liked_item: { kind: "photo"; id: string; image_160: string; image_480: string; image_blur: string } | { kind: "prompt"; question: string; answer: string } | { kind: "gone" } | null; attachment: { kind: "voice"; audio: string; seconds: number; peaks: string } | { kind: "picture"; image_160: string; image_480: string; image_1080: string; image_blur: string; width: number; height: number; veiled: boolean } | null; reply_to: { seq: number; sender_id: string | null; kind: "text" | "voice" | "picture" | "gift" | "call" | "system" | "closed_politely" | "date"; body: string; deleted: boolean } | null; edited_at: string | null; deleted: boolean; reactions: ({ member_id: string; emoji: "❤️" | "😂" | "😮" | "😢" | "👍" | "🙏" })[]; change: number; status: "sent" | "delivered" | "read" } } }
    errors: "chat.ahead" | "chat.audio_broken" | "chat.audio_too_large" | "chat.audio_too_long" | "chat.audio_too_short" | "chat.check_first" | "chat.closed" | "chat.conversation_full" | "chat.credits_needed" | "chat.empty" | "chat.id_taken" | "chat.item_gone" | "chat.no_requests" | "chat.not_a_request" | "chat.not_audio" | "chat.not_open" | "chat.not_own" | "chat.oneself" | "chat.photo_first" | "chat.request_waiting" | "chat.storage_full" | "chat.too_late" | "chat.too_many_new" | "chat.unchangeable" | "platform.invalid" | "platform.not_found" | "wallet.insufficient_funds"
  }
  /** Suggests first messages to a member, made from what both profiles show. Lines that the caller has used, or was offered for this member, come back only when no others are left. */
  "GET /conversations/:uid/openers": {
    request: {
      params: { uid: string }
    }
    response: { data: { openers: ({ kind: "interest" | "prompt" | "town" | "language" | "goal" | "hello"; sentence: string; about: string })[] } }
    errors: "members.seen_enough" | "platform.invalid" | "platform.not_found"
  }
  /** Marks everything up to a sequence number as read. Tokens need the scope messages:write. */
  "POST /conversations/:uid/read": {
    request: {
      params: { uid: string }
      body: { seq: number }
    }
    response: { data: { unread: number; last_seq: number } }
    errors: "chat.ahead" | "platform.invalid" | "platform.not_found"
  }
  /** Removes the caller's like and closes the conversation for both; both can still read it. */
  "POST /conversations/:uid/unmatch": {
    request: {
      params: { uid: string }
    }
    response: { data: { reaction: "none" | "liked" | "disliked"; matched: boolean } }
    errors: "platform.invalid" | "platform.not_found" | "reactions.oneself"
  }
  /** Lists the caller's conversations, the most recent first; `q` searches names. Tokens need the scope messages:read. */
  "GET /conversations": {
    request: {
      query?: { q?: string; cursor?: string }
    }
    response: { data: { conversations: ({ person: { id: string; firstname: string; lastname: string; active: boolean; last_seen: "hour" | "day" | "week" | "month" | "long" | null; image: string | null; image_blur: string | null }; state: "open" | "request" | "closed"; last_message: { id: string; seq: number; sender_id: string | null; kind: "text" | "voice" | "picture" | "gift" | "call" | "system" | "closed_politely" | "date"; body: string; created_at: string; liked_item: { kind: "photo"; id: string; image_160: string; image_480: string; image_blur: string } | { kind: "prompt"; question: string; answer: string } | { kind: "gone" } | null; attachment: { kind: "voice"; audio: string; seconds: number; peaks: string } | { kind: "picture"; image_160: string; image_480: string; image_1080: string; image_blur: string; width: number; height: number; veiled: boolean } | null; reply_to: { seq: number; sender_id: string | null; kind: "text" | "voice" | "picture" | "gift" | "call" | "system" | "closed_politely" | "date"; body: string; deleted: boolean } | null; edited_at: string | null; deleted: boolean; reactions: ({ member_id: string; emoji: "❤️" | "😂" | "😮" | "😢" | "👍" | "🙏" })[]; change: number; status: "sent" | "delivered" | "read" } | null; last_seq: number; last_change: number; unread: number; delivered_seq: number; read_seq: number; can_message: boolean; can_accept: boolean; your_turn: boolean })[]; next_cursor: string | null } }
    errors: "platform.invalid"
  }
  /** Lists the currencies of deposits, and the channels of each. */
  "GET /currencies": {
    request: {}
    response: { data: { currencies: ({ id: string; name: string; abbr: string; scale: number; channels: ({ channel: "paystack" | "tranzak"; min: string; max: string })[] })[] } }
    errors: "platform.invalid"
  }
  /** Asks the provider for the state of one of the caller's deposits, at most every three seconds. */
  "POST /deposit/:id/refresh": {
    request: {
      params: { id: string }
    }
    response: { data: { deposit: { id: string; status: "created" | "waiting" | "credited" | "failed" | "expired" | "review" | "reversed" | "refunded"; reference: string; channel: "paystack" | "tranzak"; currency: string; amount: string; usd_amount: string; deposit_rate: number; url: string | null; created_at: string; expires_at: string } } }
    errors: "platform.invalid" | "platform.not_found"
  }
  /** Returns one of the caller's deposits. */
  "GET /deposit/:id": {
    request: {
      params: { id: string }
    }
    response: { data: { deposit: { id: string; status: "created" | "waiting" | "credited" | "failed" | "expired" | "review" | "reversed" | "refunded"; reference: string; channel: "paystack" | "tranzak"; currency: string; amount: string; usd_amount: string; deposit_rate: number; url: string | null; created_at: string; expires_at: string } } }
    errors: "platform.invalid" | "platform.not_found"
  }
  /** Fixes the rate and opens a checkout with the provider. */
  "POST /deposit/payment/info": {
    request: {
      body: { channel: "paystack" | "tranzak"; currency: string; amount: string | number; rate_id?: number; back?: string }
    }
    response: { data: { id: string; url: string; payment_url: string; reference: string; deposit_rate: number; usd_amount: string; expires_at: string } }
    errors: "deposits.above_most" | "deposits.below_least" | "deposits.choose_channel" | "deposits.choose_currency" | "deposits.finer_than_currency" | "deposits.impossible_pair" | "deposits.rate_changed" | "deposits.refused" | "deposits.unavailable" | "deposits.worth_nothing" | "platform.conflict" | "platform.invalid"
  }
  /** Returns the price of a dollar in a currency, valid until `valid_until`. */
  "POST /deposit/rate": {
    request: {
      query: { currency: string }
    }
    response: { data: { rate: { id: number; currency: string; deposit_rate: number; valid_until: string } } }
    errors: "platform.invalid" | "platform.not_found"
  }
  /** Declines an open gift and refunds the buyer at once. */
  "POST /gift/:id/decline": {
    request: {
      params: { id: string }
    }
    response: { data: { gift: { id: string; plan: { id: string; name: string; icon: string; picture: { "96": string; "256": string } | null; amount: string }; from: { id: string; firstname: string; lastname: string; image: string | null; image_blur: string | null }; to: { id: string; firstname: string; lastname: string; image: string | null; image_blur: string | null }; note: string | null; status: "open" | "redeemed" | "declined" | "returned"; credits: number | null; created_at: string; expires_at: string } } }
    errors: "gifts.ended" | "platform.conflict" | "platform.invalid" | "platform.not_found"
  }
  /** Redeems an open gift for credits: its price in cents times the gift conversion of the caller's plan, rounded down. */
  "POST /gift/:id/redeem": {
    request: {
      params: { id: string }
      body?: { credits?: string | number }
    }
    response: { data: { gift: { id: string; plan: { id: string; name: string; icon: string; picture: { "96": string; "256": string } | null; amount: string }; from: { id: string; firstname: string; lastname: string; image: string | null; image_blur: string | null }; to: { id: string; firstname: string; lastname: string; image: string | null; image_blur: string | null }; note: string | null; status: "open" | "redeemed" | "declined" | "returned"; credits: number | null; created_at: string; expires_at: string }; wallet: { usd: string; credits: number } } }
    errors: "gifts.credits_changed" | "gifts.ended" | "platform.conflict" | "platform.invalid" | "platform.not_found" | "wallet.nothing"
  }
  /** Returns a gift that the caller gave or received. */
  "GET /gift/:id": {
    request: {
      params: { id: string }
    }
    response: { data: { gift: { id: string; plan: { id: string; name: string; icon: string; picture: { "96": string; "256": string } | null; amount: string }; from: { id: string; firstname: string; lastname: string; image: string | null; image_blur: string | null }; to: { id: string; firstname: string; lastname: string; image: string | null; image_blur: string | null }; note: string | null; status: "open" | "redeemed" | "declined" | "returned"; credits: number | null; created_at: string; expires_at: string } } }
    errors: "platform.invalid" | "platform.not_found"
  }
  /** Buys a gift for a member with dollars; the price stays in escrow until it is redeemed, declined or returned. */
  "POST /gift/:planId/purchase/:uid": {
    request: {
      params: { planId: string; uid: string }
      body?: { note?: string | null; amount?: string | number }
    }
    response: { data: { gift: { id: string; plan: { id: string; name: string; icon: string; picture: { "96": string; "256": string } | null; amount: string }; from: { id: string; firstname: string; lastname: string; image: string | null; image_blur: string | null }; to: { id: string; firstname: string; lastname: string; image: string | null; image_blur: string | null }; note: string | null; status: "open" | "redeemed" | "declined" | "returned"; credits: number | null; created_at: string; expires_at: string }; wallet: { usd: string; credits: number } } }
    errors: "chat.closed" | "gifts.insufficient_funds" | "gifts.no_note" | "gifts.oneself" | "gifts.retired" | "platform.conflict" | "platform.invalid" | "platform.not_found" | "wallet.price_changed"
  }
  /** Lists gifts received and sent: all open ones, then the last 200 ended ones of each, newest first. */
  "GET /gift/my/plans": {
    request: {}
    response: { data: { received: ({ id: string; plan: { id: string; name: string; icon: string; picture: { "96": string; "256": string } | null; amount: string }; from: { id: string; firstname: string; lastname: string; image: string | null; image_blur: string | null }; to: { id: string; firstname: string; lastname: string; image: string | null; image_blur: string | null }; note: string | null; status: "open" | "redeemed" | "declined" | "returned"; credits: number | null; created_at: string; expires_at: string })[]; sent: ({ id: string; plan: { id: string; name: string; icon: string; picture: { "96": string; "256": string } | null; amount: string }; from: { id: string; firstname: string; lastname: string; image: string | null; image_blur: string | null }; to: { id: string; firstname: string; lastname: string; image: string | null; image_blur: string | null }; note: string | null; status: "open" | "redeemed" | "declined" | "returned"; credits: number | null; created_at: string; expires_at: string })[] } }
    errors: "platform.invalid"
  }
  /** Lists the gifts on sale in display order. */
  "GET /gift/plans": {
    request: {}
    response: { data: { plans: ({ id: string; name: string; icon: string; picture: { "96": string; "256": string } | null; amount: string })[] } }
    errors: "platform.invalid"
  }
  /** Returns a possible receiver of a gift, and whether a note may come with it: only if the caller may write to them. */
  "GET /gift/recipients/:uid": {
    request: {
      params: { uid: string }
    }
    response: { data: { person: { id: string; firstname: string; lastname: string; image: string | null; image_blur: string | null }; takes_note: boolean } }
    errors: "gifts.oneself" | "platform.invalid" | "platform.not_found"
  }
  /** Lists the emergency numbers and help lines of the safety page by country. */
  "GET /help-numbers": {
    request: {}
    response: { data: { numbers: ({ country: string; kind: "emergency" | "police" | "violence"; number: string; source: string; dated: string; id: string })[] } }
    errors: "platform.invalid"
  }
  /** Opens an imported account for the owner of its mailbox, who accepts the terms, sets a password and chooses whether others see it. */
  "POST /imported/confirm": {
    request: {
      body: { password: string; confirmPassword: string; accept_terms: true; key: string; shown: boolean }
    }
    response: { data: { user: { id: string; _id: string; firstname: string; lastname: string; email: string; locale: string; joined_at: string }; token: string; password_needed?: true } }
    errors: "auth.password_common" | "imports.link_wrong" | "platform.invalid" | "platform.too_many"
  }
  /** Erases an imported account at once, for the owner of its mailbox. */
  "POST /imported/remove": {
    request: {
      body: { key: string }
    }
    response: undefined
    errors: "imports.link_wrong" | "platform.invalid" | "platform.too_many"
  }
  /** Lists members near by whom the caller has not reacted to, best first. Tokens need the scope matches:read. */
  "GET /matches": {
    request: {
      query?: { name?: string; country?: string; distance?: "5" | "10" | "20" | "any"; min_age?: number; max_age?: number; gender?: "both" | "male" | "female" | "own_gender_4" | "own_gender_5" | "own_gender_6" | "own_gender_7" | "own_gender_9" | "own_gender_10" | "own_gender_11" | "own_gender_12" | "own_gender_13"; checked?: "1"; fields?: string; cursor?: string; widen?: "1"; peek?: "1"; detail?: "1" }
    }
    response: { data: { people: ({ id: string; firstname: string; lastname: string; age: number; active: boolean; last_seen: "hour" | "day" | "week" | "month" | "long" | null; country: { code: string; name: string }; location: string | null; distance: number | null; image: string | null; image_blur: string | null; images: { id: string; image: string; image_480: string; image_1080: string; image_160: string; image_blur: string; width: number; height: number; blurred: boolean }[]; ring: "5" | "10" | "20" | "50" | "100" | "country" | "anywhere"; boosted: boolean; why: "boosted" | "likes_you" | "suggested" | "order"; hint: { kind: "likes_you" | "interest" | "goal"; value: string | null } | null; voice_hello: boolean; photo_checked_at: string | null; about?: { bio: string; looking_for: string[]; interests: string[]; prompts: { question: string; answer: string }[]; languages: string[] }; fields?: ({ id: string; value: number | string | string[] })[]; shown_proof?: string })[]; next_cursor: string | null; filter: { name?: string; country?: string; distance?: "5" | "10" | "20" | "any"; min_age?: number; max_age?: number; gender?: "both" | "male" | "female" | "own_gender_4" | "own_gender_5" | "own_gender_6" | "own_gender_7" | "own_gender_9" | "own_gender_10" | "own_gender_11" | "own_gender_12" | "own_gender_13"; checked?: "1"; fields?: string }; widens: boolean; wider_from: number | null; seen_everyone?: boolean } }
    errors: "matches.ages_crossed" | "matches.cursor_unknown" | "matches.distance_unknown" | "members.seen_enough" | "platform.invalid"
  }
  /** Agrees to be shown to the friend of another member for one date, refuses it, or takes an agreement back. */
  "PUT /me/date-asks/:id": {
    request: {
      params: { id: string }
      body: { answer: "agreed" | "declined" }
    }
    response: { data: { dates: ({ id: string; uid: string | null; name: string | null; agreed: boolean; place: string; words: string; at: string; zone: string; check_at: string; check_answer: "well" | "help" | null; ends_at: string })[]; asks: ({ id: string; answer: "agreed" | "declined" | null })[] } }
    errors: "platform.invalid"
  }
  /** Returns what the caller would lose by deleting the account. */
  "GET /me/deletion": {
    request: {}
    response: { data: { wallet: { usd: string; credits: number }; plan: { name: string; until: string } | null; gifts: { received: number; sent: number }; grace_days: number } }
    errors: "platform.invalid"
  }
  /** Starts an export of the caller's data and photos, once a day; the settings and an email link to the file. */
  "POST /me/export": {
    request: {}
    response: { data: { notifications: boolean; notices: { match: { in_app: boolean; email: boolean; push: boolean }; like: { in_app: boolean; email: boolean; push: boolean }; message: { in_app: boolean; email: boolean; push: boolean }; gift: { in_app: boolean; email: boolean; push: boolean }; newcomers: { in_app: boolean; email: boolean; push: boolean }; question: { in_app: boolean; email: boolean; push: boolean }; your_turn: { in_app: boolean; email: boolean; push: boolean }; payment: { in_app: boolean; email: boolean; push: boolean }; check_in: { in_app: boolean; email: boolean; push: boolean }; safety: { in_app: true; email: boolean; push: boolean } }; locale: string; privacy: { shows_activity: boolean; shows_reads: boolean; requests_from: "everyone" | "photo" | "nobody"; requests_checked: boolean; private_mode: boolean; blurs_photos: boolean; shows_lastname: boolean; shows_birth: boolean; seek: ("male" | "female" | "other" | "own_gender_4" | "own_gender_5" | "own_gender_6" | "own_gender_7" | "own_gender_9" | "own_gender_10" | "own_gender_11" | "own_gender_12" | "own_gender_13")[]; seek_exactly: boolean; min_age: number; max_age: number }; paused: boolean; export: { state: "none" | "making" | "ready"; url: string | null; until: string | null; next_at: string | null } } }
    errors: "account.export_too_soon" | "platform.invalid"
  }
  /** Returns whether the caller's matches are ordered with suggestions or by activity. */
  "GET /me/feed-order": {
    request: {}
    response: { data: { order: "suggested" | "activity" } }
    errors: "platform.invalid"
  }
  /** Orders the caller's matches with suggestions, or by activity: that deletes the suggestions and keeps the caller's likes out of the training. */
  "PUT /me/feed-order": {
    request: {
      body: { order: "suggested" | "activity" }
    }
    response: { data: { order: "suggested" | "activity" } }
    errors: "platform.invalid"
  }
  /** Orders the caller's photos; photos not listed follow in their old order. */
  "PUT /me/images/order": {
    request: {
      body: { ids: string[] }
    }
    response: { data: { images: { id: string; image: string; image_480: string; image_1080: string; image_160: string; image_blur: string; width: number; height: number; blurred: boolean }[] } }
    errors: "photos.unknown" | "platform.invalid"
  }
  /** Withdraws one of the caller's unused invitations. */
  "DELETE /me/invitations/:id": {
    request: {
      params: { id: string }
    }
    response: { data: { needed: boolean; left: number; from: string | null; invitations: ({ id: string; code: string; state: "open" | "used" | "withdrawn" | "expired"; created_at: string; expires_at: string })[] } }
    errors: "platform.invalid" | "platform.not_found"
  }
  /** Lists the caller's invitations and how many they can still make. */
  "GET /me/invitations": {
    request: {}
    response: { data: { needed: boolean; left: number; from: string | null; invitations: ({ id: string; code: string; state: "open" | "used" | "withdrawn" | "expired"; created_at: string; expires_at: string })[] } }
    errors: "platform.invalid"
  }
  /** Creates an invitation for one person. */
  "POST /me/invitations": {
    request: {}
    response: { data: { needed: boolean; left: number; from: string | null; invitations: ({ id: string; code: string; state: "open" | "used" | "withdrawn" | "expired"; created_at: string; expires_at: string })[] } }
    errors: "platform.invalid" | "registration.invitations_spent" | "registration.too_new"
  }
  /** Takes numbers and addresses back. */
  "POST /me/known-contacts/remove": {
    request: {
      body: { contacts: string[] }
    }
    response: { data: { numbers: number; addresses: number; has_number: boolean; has_address: boolean; unreadable: number } }
    errors: "platform.invalid"
  }
  /** Takes all numbers and addresses back. */
  "DELETE /me/known-contacts": {
    request: {}
    response: { data: { numbers: number; addresses: number; has_number: boolean; has_address: boolean } }
    errors: "platform.invalid"
  }
  /** Returns how many people the caller has named whom they do not want to meet here. */
  "GET /me/known-contacts": {
    request: {}
    response: { data: { numbers: number; addresses: number; has_number: boolean; has_address: boolean } }
    errors: "platform.invalid"
  }
  /** Names numbers and addresses of people from whom the caller is hidden; the answer is the same whether or not they are members. */
  "POST /me/known-contacts": {
    request: {
      body: { contacts: string[] }
    }
    response: { data: { numbers: number; addresses: number; has_number: boolean; has_address: boolean; unreadable: number } }
    errors: "known_contacts.enough_today" | "known_contacts.full" | "platform.invalid"
  }
  /** Answers whether the caller has met a match; without an open question it changes nothing. The answer itself is not stored. */
  "POST /me/meeting-questions/:uid": {
    request: {
      params: { uid: string }
      body: { answer: "yes" | "not_yet" | "stop" }
    }
    response: { data: { uids: string[] } }
    errors: "platform.invalid"
  }
  /** Lists the matches about whom the caller is asked whether they have met. */
  "GET /me/meeting-questions": {
    request: {}
    response: { data: { uids: string[] } }
    errors: "platform.invalid"
  }
  /** Turns the alert about newcomers off. */
  "DELETE /me/newcomer-alert": {
    request: {}
    response: { data: { on: boolean; channels: { in_app: boolean; email: boolean; push: boolean } } }
    errors: "platform.invalid"
  }
  /** Returns whether the caller is told when somebody new fits, and by which channels. */
  "GET /me/newcomer-alert": {
    request: {}
    response: { data: { on: boolean; channels: { in_app: boolean; email: boolean; push: boolean } } }
    errors: "platform.invalid"
  }
  /** Turns on the alert about newcomers: at most one notification a day when a few people who fit have joined. */
  "PUT /me/newcomer-alert": {
    request: {
      body?: { time_zone?: string }
    }
    response: { data: { on: boolean; channels: { in_app: boolean; email: boolean; push: boolean } } }
    errors: "platform.invalid"
  }
  /** Removes one of the caller's passkeys, unless it is the only way back into the account; the member is told by mail. */
  "DELETE /me/passkeys/:id": {
    request: {
      params: { id: string }
      body?: { password?: string }
    }
    response: undefined
    errors: "auth.wrong_password" | "passkeys.last_way" | "passkeys.log_in_again" | "passkeys.password_needed" | "platform.invalid" | "platform.not_found" | "platform.too_many"
  }
  /** Names one of the caller's passkeys. */
  "PATCH /me/passkeys/:id": {
    request: {
      params: { id: string }
      body: { name: string }
    }
    response: { data: { id: string; name: string; backed_up: boolean; created_at: string; last_used_at: string | null } }
    errors: "platform.invalid" | "platform.not_found"
  }
  /** Returns what a browser needs to make a passkey; valid once, for five minutes, in this session. */
  "POST /me/passkeys/options": {
    request: {
      body?: { password?: string }
    }
    response: { data: { options: { challenge: string; rp: { id: string; name: string }; user: { id: string; name: string; displayName: string }; pubKeyCredParams: { type: "public-key"; alg: number }[]; timeout: number; attestation: "none"; excludeCredentials: ({ id: string; type: "public-key"; transports?: ("ble" | "cable" | "hybrid" | "internal" | "nfc" | "smart-card" | "usb")[] })[]; authenticatorSelection: { residentKey: "required"; requireResidentKey: true; userVerification: "required" } } } }
    errors: "auth.wrong_password" | "passkeys.full" | "passkeys.log_in_again" | "passkeys.password_needed" | "platform.invalid" | "platform.too_many"
  }
  /** Lists the caller's passkeys, oldest first, and what adding or removing one asks for now. */
  "GET /me/passkeys": {
    request: {}
    response: { data: { passkeys: ({ id: string; name: string; backed_up: boolean; created_at: string; last_used_at: string | null })[]; proof: "none" | "password" | "log_in" } }
    errors: "platform.invalid"
  }
  /** Adds the passkey that a device made; the member is told by mail. */
  "POST /me/passkeys": {
    request: {
      body: { credential: { id: string; rawId: string; type: "public-key"; response: { clientDataJSON: string; attestationObject: string; transports?: string[] } } }
    }
    response: { data: { id: string; name: string; backed_up: boolean; created_at: string; last_used_at: string | null } }
    errors: "passkeys.full" | "passkeys.not_added" | "platform.invalid" | "platform.too_many"
  }
  /** Ends the pause. */
  "DELETE /me/pause": {
    request: {}
    response: { data: { notifications: boolean; notices: { match: { in_app: boolean; email: boolean; push: boolean }; like: { in_app: boolean; email: boolean; push: boolean }; message: { in_app: boolean; email: boolean; push: boolean }; gift: { in_app: boolean; email: boolean; push: boolean }; newcomers: { in_app: boolean; email: boolean; push: boolean }; question: { in_app: boolean; email: boolean; push: boolean }; your_turn: { in_app: boolean; email: boolean; push: boolean }; payment: { in_app: boolean; email: boolean; push: boolean }; check_in: { in_app: boolean; email: boolean; push: boolean }; safety: { in_app: true; email: boolean; push: boolean } }; locale: string; privacy: { shows_activity: boolean; shows_reads: boolean; requests_from: "everyone" | "photo" | "nobody"; requests_checked: boolean; private_mode: boolean; blurs_photos: boolean; shows_lastname: boolean; shows_birth: boolean; seek: ("male" | "female" | "other" | "own_gender_4" | "own_gender_5" | "own_gender_6" | "own_gender_7" | "own_gender_9" | "own_gender_10" | "own_gender_11" | "own_gender_12" | "own_gender_13")[]; seek_exactly: boolean; min_age: number; max_age: number }; paused: boolean; export: { state: "none" | "making" | "ready"; url: string | null; until: string | null; next_at: string | null } } }
    errors: "account.terms_needed" | "platform.invalid"
  }
  /** Pauses the account: only members with a conversation still see the caller. */
  "POST /me/pause": {
    request: {}
    response: { data: { notifications: boolean; notices: { match: { in_app: boolean; email: boolean; push: boolean }; like: { in_app: boolean; email: boolean; push: boolean }; message: { in_app: boolean; email: boolean; push: boolean }; gift: { in_app: boolean; email: boolean; push: boolean }; newcomers: { in_app: boolean; email: boolean; push: boolean }; question: { in_app: boolean; email: boolean; push: boolean }; your_turn: { in_app: boolean; email: boolean; push: boolean }; payment: { in_app: boolean; email: boolean; push: boolean }; check_in: { in_app: boolean; email: boolean; push: boolean }; safety: { in_app: true; email: boolean; push: boolean } }; locale: string; privacy: { shows_activity: boolean; shows_reads: boolean; requests_from: "everyone" | "photo" | "nobody"; requests_checked: boolean; private_mode: boolean; blurs_photos: boolean; shows_lastname: boolean; shows_birth: boolean; seek: ("male" | "female" | "other" | "own_gender_4" | "own_gender_5" | "own_gender_6" | "own_gender_7" | "own_gender_9" | "own_gender_10" | "own_gender_11" | "own_gender_12" | "own_gender_13")[]; seek_exactly: boolean; min_age: number; max_age: number }; paused: boolean; export: { state: "none" | "making" | "ready"; url: string | null; until: string | null; next_at: string | null } } }
    errors: "platform.invalid"
  }
  /** Sends a code to a number the caller wants to log in with; the answer is the same whether or not somebody else logs in with it. */
  "POST /me/phone/codes": {
    request: {
      body: { countryCode: string; mobileNumber: string; password: string }
    }
    response: { data: { phone: string; resend_after: number } }
    errors: "auth.phone_invalid" | "auth.wrong_password" | "phone_login.not_mobile" | "phone_login.off" | "platform.invalid" | "platform.too_many"
  }
  /** Stops the log-in by number; refused when nothing else opens the account. */
  "DELETE /me/phone": {
    request: {
      body: { password: string }
    }
    response: undefined
    errors: "auth.wrong_password" | "phone_login.last_way" | "platform.invalid" | "platform.too_many"
  }
  /** Returns the number the caller logs in with, and whether it can be removed. */
  "GET /me/phone": {
    request: {}
    response: { data: { phone: string | null; removable: boolean; available: boolean } }
    errors: "platform.invalid"
  }
  /** Makes the number that received the code the one the caller logs in with; it ends being that of anybody else. */
  "PUT /me/phone": {
    request: {
      body: { countryCode: string; mobileNumber: string; code: string }
    }
    response: { data: { phone: string } }
    errors: "auth.phone_invalid" | "auth.too_many_codes" | "auth.wrong_code" | "phone_login.not_mobile" | "phone_login.off" | "platform.invalid" | "platform.too_many"
  }
  /** Draws three poses, valid for three minutes and one attempt; an earlier challenge ends. */
  "POST /me/photo-check/challenge": {
    request: {}
    response: { data: { id: string; poses: ("hand_on_head" | "two_fingers" | "thumb_up" | "open_hand" | "fist" | "three_fingers" | "finger_on_nose" | "hand_on_ear" | "hand_on_cheek" | "hand_under_chin" | "look_left" | "look_right")[]; seconds: number } }
    errors: "photo_check.already" | "photo_check.no_photo" | "photo_check.waiting" | "platform.invalid" | "platform.too_many"
  }
  /** Returns the decision that refused the caller's last photo check, with its appeal; null without one. */
  "GET /me/photo-check/statement": {
    request: {}
    response: { data: { id: string; kind: "warn" | "remove_photo" | "remove_voice_hello" | "refuse_photo_check" | "refuse_applicant" | "suspend" | "ban"; reason: string; words: string; until: string | null; photos: number; created_at: string; appeal: { content: string; state: "open" | "upheld" | "reversed"; answer: string } | null; may_appeal: boolean; token: string } | null }
    errors: "platform.invalid"
  }
  /** Returns the state of the caller's photo check. */
  "GET /me/photo-check": {
    request: {}
    response: { data: { state: "none" | "waiting" | "checked" | "stale" | "refused"; photo_checked_at: string | null; until: string | null; reason: "another_person" | "poses_missing" | "face_unclear" | "not_live" | "profile_photo_unclear" | null; may_start: boolean; has_photo: boolean } }
    errors: "platform.invalid"
  }
  /** Sends the frames of a challenge to the moderators; the challenge is used up even if they are refused. */
  "POST /me/photo-check": {
    request: {
      body: { challenge: string; frames: { upload: string; at: number }[] }
    }
    response: { data: { state: "none" | "waiting" | "checked" | "stale" | "refused"; photo_checked_at: string | null; until: string | null; reason: "another_person" | "poses_missing" | "face_unclear" | "not_live" | "profile_photo_unclear" | null; may_start: boolean; has_photo: boolean } }
    errors: "photo_check.already" | "photo_check.challenge_over" | "photo_check.no_photo" | "photo_check.same_frames" | "photo_check.unusable_frame" | "photo_check.waiting" | "photo_check.wrong_times" | "platform.invalid" | "uploads.incomplete"
  }
  /** Sets the caller's place by position or by city; only the 2 km cell is stored. */
  "PUT /me/place": {
    request: {
      body: { lat: number; lng: number } | { city_id: number }
    }
    response: { data: { place: { city: string; country: { code: string; name: string } } } }
    errors: "places.both_or_city" | "places.unknown_city" | "platform.invalid"
  }
  /** Unsubscribes the browser of this session from pushes. */
  "DELETE /me/push": {
    request: {}
    response: { data: { public_key: string | null; subscribed: boolean } }
    errors: "platform.invalid"
  }
  /** Returns whether this service sends pushes, and whether the browser of this session gets them. */
  "GET /me/push": {
    request: {}
    response: { data: { public_key: string | null; subscribed: boolean } }
    errors: "platform.invalid"
  }
  /** Subscribes the browser of this session to pushes; the subscription ends with the session. */
  "PUT /me/push": {
    request: {
      body: { endpoint: string; keys: { p256dh: string; auth: string } }
    }
    response: { data: { public_key: string | null; subscribed: boolean } }
    errors: "notifications.bad_endpoint" | "notifications.bad_key" | "notifications.no_push" | "platform.invalid"
  }
  /** Returns the caller's settings. Tokens need the scope account:read. */
  "GET /me/settings": {
    request: {}
    response: { data: { notifications: boolean; notices: { match: { in_app: boolean; email: boolean; push: boolean }; like: { in_app: boolean; email: boolean; push: boolean }; message: { in_app: boolean; email: boolean; push: boolean }; gift: { in_app: boolean; email: boolean; push: boolean }; newcomers: { in_app: boolean; email: boolean; push: boolean }; question: { in_app: boolean; email: boolean; push: boolean }; your_turn: { in_app: boolean; email: boolean; push: boolean }; payment: { in_app: boolean; email: boolean; push: boolean }; check_in: { in_app: boolean; email: boolean; push: boolean }; safety: { in_app: true; email: boolean; push: boolean } }; locale: string; privacy: { shows_activity: boolean; shows_reads: boolean; requests_from: "everyone" | "photo" | "nobody"; requests_checked: boolean; private_mode: boolean; blurs_photos: boolean; shows_lastname: boolean; shows_birth: boolean; seek: ("male" | "female" | "other" | "own_gender_4" | "own_gender_5" | "own_gender_6" | "own_gender_7" | "own_gender_9" | "own_gender_10" | "own_gender_11" | "own_gender_12" | "own_gender_13")[]; seek_exactly: boolean; min_age: number; max_age: number }; paused: boolean; export: { state: "none" | "making" | "ready"; url: string | null; until: string | null; next_at: string | null } } }
    errors: "platform.invalid"
  }
  /** Changes settings; absent ones stay as they are. */
  "PATCH /me/settings": {
    request: {
      body?: { notifications?: boolean; notices?: { match?: { in_app?: boolean; email?: boolean; push?: boolean }; like?: { in_app?: boolean; email?: boolean; push?: boolean }; message?: { in_app?: boolean; email?: boolean; push?: boolean }; gift?: { in_app?: boolean; email?: boolean; push?: boolean }; newcomers?: { in_app?: boolean; email?: boolean; push?: boolean }; question?: { in_app?: boolean; email?: boolean; push?: boolean }; your_turn?: { in_app?: boolean; email?: boolean; push?: boolean }; payment?: { in_app?: boolean; email?: boolean; push?: boolean }; check_in?: { in_app?: boolean; email?: boolean; push?: boolean }; safety?: { in_app?: true; email?: boolean; push?: boolean } }; locale?: string; privacy?: { shows_activity?: boolean; shows_reads?: boolean; requests_from?: "everyone" | "photo" | "nobody"; requests_checked?: boolean; private_mode?: boolean; blurs_photos?: boolean; shows_lastname?: boolean; shows_birth?: boolean; seek?: ("male" | "female" | "other" | "own_gender_4" | "own_gender_5" | "own_gender_6" | "own_gender_7" | "own_gender_9" | "own_gender_10" | "own_gender_11" | "own_gender_12" | "own_gender_13")[]; seek_exactly?: boolean; min_age?: number; max_age?: number } }
    }
    response: { data: { notifications: boolean; notices: { match: { in_app: boolean; email: boolean; push: boolean }; like: { in_app: boolean; email: boolean; push: boolean }; message: { in_app: boolean; email: boolean; push: boolean }; gift: { in_app: boolean; email: boolean; push: boolean }; newcomers: { in_app: boolean; email: boolean; push: boolean }; question: { in_app: boolean; email: boolean; push: boolean }; your_turn: { in_app: boolean; email: boolean; push: boolean }; payment: { in_app: boolean; email: boolean; push: boolean }; check_in: { in_app: boolean; email: boolean; push: boolean }; safety: { in_app: true; email: boolean; push: boolean } }; locale: string; privacy: { shows_activity: boolean; shows_reads: boolean; requests_from: "everyone" | "photo" | "nobody"; requests_checked: boolean; private_mode: boolean; blurs_photos: boolean; shows_lastname: boolean; shows_birth: boolean; seek: ("male" | "female" | "other" | "own_gender_4" | "own_gender_5" | "own_gender_6" | "own_gender_7" | "own_gender_9" | "own_gender_10" | "own_gender_11" | "own_gender_12" | "own_gender_13")[]; seek_exactly: boolean; min_age: number; max_age: number }; paused: boolean; export: { state: "none" | "making" | "ready"; url: string | null; until: string | null; next_at: string | null } } }
    errors: "platform.invalid" | "profiles.ages_crossed" | "vocabulary.not_offered"
  }
  /** Says that everything is all right, or that the caller needs help; the last answer counts. */
  "POST /me/shared-dates/:id/check-in": {
    request: {
      params: { id: string }
      body: { answer: "well" | "help" }
    }
    response: { data: { dates: ({ id: string; uid: string | null; name: string | null; agreed: boolean; place: string; words: string; at: string; zone: string; check_at: string; check_answer: "well" | "help" | null; ends_at: string })[]; asks: ({ id: string; answer: "agreed" | "declined" | null })[] } }
    errors: "platform.invalid"
  }
  /** Makes a new link for an open date; the old one shows nothing any more. */
  "POST /me/shared-dates/:id/link": {
    request: {
      params: { id: string }
    }
    response: { data: { date: { id: string; uid: string | null; name: string | null; agreed: boolean; place: string; words: string; at: string; zone: string; check_at: string; check_answer: "well" | "help" | null; ends_at: string }; link: string } }
    errors: "platform.invalid"
  }
  /** Ends the link of a date at once; a date that has ended or never was is no error. */
  "DELETE /me/shared-dates/:id": {
    request: {
      params: { id: string }
    }
    response: { data: { dates: ({ id: string; uid: string | null; name: string | null; agreed: boolean; place: string; words: string; at: string; zone: string; check_at: string; check_answer: "well" | "help" | null; ends_at: string })[]; asks: ({ id: string; answer: "agreed" | "declined" | null })[] } }
    errors: "platform.invalid"
  }
  /** Lists the open dates of the caller, the next first, and those of others about which the caller is asked. */
  "GET /me/shared-dates": {
    request: {}
    response: { data: { dates: ({ id: string; uid: string | null; name: string | null; agreed: boolean; place: string; words: string; at: string; zone: string; check_at: string; check_answer: "well" | "help" | null; ends_at: string })[]; asks: ({ id: string; answer: "agreed" | "declined" | null })[] } }
    errors: "platform.invalid"
  }
  /** Shares a date by a link, and asks the other member in the conversation; a repeat with the same id makes a new link. */
  "POST /me/shared-dates": {
    request: {
      body: { id: string; uid?: string | null; place: string; words: string; at: string; zone: string; check_hours: 1 | 2 | 4 }
    }
    response: { data: { date: { id: string; uid: string | null; name: string | null; agreed: boolean; place: string; words: string; at: string; zone: string; check_at: string; check_answer: "well" | "help" | null; ends_at: string }; link: string } }
    errors: "platform.invalid" | "shared_dates.id_taken" | "shared_dates.not_open" | "shared_dates.out_of_range" | "shared_dates.too_many_open"
  }
  /** Marks a decision about the caller as seen. */
  "POST /me/standing/:id/seen": {
    request: {
      params: { id: string }
    }
    response: undefined
    errors: "platform.invalid"
  }
  /** Returns whether the profile is hidden for a review or until a moderator has let the caller in, and the oldest decision or appeal result that the caller has not seen. */
  "GET /me/standing": {
    request: {}
    response: { data: { held: boolean; applicant: boolean; statement: { id: string; kind: "warn" | "remove_photo" | "remove_voice_hello" | "refuse_photo_check" | "refuse_applicant" | "suspend" | "ban"; reason: string; words: string; until: string | null; photos: number; created_at: string; appeal: { content: string; state: "open" | "upheld" | "reversed"; answer: string } | null; may_appeal: boolean; token: string } | null } }
    errors: "platform.invalid"
  }
  /** Returns how many bytes of voice notes and pictures the caller has sent, and how many they may. */
  "GET /me/storage": {
    request: {}
    response: { data: { bytes: number; limit: number } }
    errors: "platform.invalid"
  }
  /** Accepts the current terms, named by the version that was read; repeating it changes nothing. */
  "PUT /me/terms": {
    request: {
      body: { version: string }
    }
    response: { data: { id: string; role: "admin" | "moderator" | "support" | "finance" | "analyst" | "user" | "guest"; wallet: { usd: string; credits: number }; person: { id: string; firstname: string; lastname: string; age: number; active: boolean; last_seen: "hour" | "day" | "week" | "month" | "long" | null; country: { code: string; name: string }; location: string | null; distance: number | null; image: string | null; image_blur: string | null; images: { id: string; image: string; image_480: string; image_1080: string; image_160: string; image_blur: string; width: number; height: number; blurred: boolean }[]; dob: string; bio: string; looking_for: string[]; interests: string[]; prompts: { question: string; answer: string }[]; languages: string[]; profile_picture: string | null; voice_hello: { audio: string; seconds: number; peaks: string } | null; photo_checked_at: string | null; fields: ({ id: string; value: number | string | string[] })[]; email: string; phone: string; phone_country: string; gender: "male" | "female" | "other" | "own_gender_4" | "own_gender_5" | "own_gender_6" | "own_gender_7" | "own_gender_9" | "own_gender_10" | "own_gender_11" | "own_gender_12" | "own_gender_13"; birth_estimated: boolean; seek: ("male" | "female" | "other" | "own_gender_4" | "own_gender_5" | "own_gender_6" | "own_gender_7" | "own_gender_9" | "own_gender_10" | "own_gender_11" | "own_gender_12" | "own_gender_13")[]; seek_exactly: boolean; min_age: number; max_age: number; shows_lastname: boolean; shows_birth: boolean; shows_activity: boolean; shows_sensitive: boolean; blurs_photos: boolean; missing_fields: string[] }; unread: { messages: number; likes: number; notifications: number }; missing: { photo: boolean; place: boolean }; paused: boolean; terms_outdated: boolean; offers_onboarding: boolean } }
    errors: "account.terms_changed" | "platform.invalid"
  }
  /** Ends one of the caller's access tokens. */
  "DELETE /me/tokens/:id": {
    request: {
      params: { id: string }
    }
    response: undefined
    errors: "platform.invalid" | "platform.not_found"
  }
  /** Lists the caller's access tokens, the newest first, and what creating one asks for now. */
  "GET /me/tokens": {
    request: {}
    response: { data: { tokens: ({ id: string; name: string; beginning: string; created_at: string; expires_at: string; last_used_on: string | null; scopes: ("profile:read" | "profile:write" | "matches:read" | "messages:read" | "messages:write" | "account:read")[] })[]; proof: "none" | "password" | "log_in" } }
    errors: "platform.invalid"
  }
  /** Creates an access token and returns it, this once; the member is told by mail. */
  "POST /me/tokens": {
    request: {
      body: { name: string; days?: number; scopes: ("profile:read" | "profile:write" | "matches:read" | "messages:read" | "messages:write" | "account:read")[]; password?: string }
    }
    response: { data: { id: string; name: string; beginning: string; created_at: string; expires_at: string; last_used_on: string | null; scopes: ("profile:read" | "profile:write" | "matches:read" | "messages:read" | "messages:write" | "account:read")[]; token: string } }
    errors: "access_tokens.full" | "access_tokens.log_in_again" | "access_tokens.password_needed" | "access_tokens.wrong_password" | "platform.invalid" | "platform.too_many"
  }
  /** Removes the voice hello of the caller with its file; repeating it changes nothing. */
  "DELETE /me/voice-hello": {
    request: {}
    response: undefined
    errors: "platform.invalid"
  }
  /** Returns the caller's voice hello and whether others can hear it. */
  "GET /me/voice-hello": {
    request: {}
    response: { data: { voice_hello: { audio: string; seconds: number; peaks: string; shown: boolean } | null; taken_down: boolean } }
    errors: "platform.invalid"
  }
  /** Makes a finished upload the voice hello of the caller, instead of an earlier one; repeating it changes nothing. */
  "PUT /me/voice-hello": {
    request: {
      body: { upload: string; peaks: string }
    }
    response: { data: { voice_hello: { audio: string; seconds: number; peaks: string; shown: boolean } | null; taken_down: boolean } }
    errors: "platform.invalid" | "uploads.incomplete" | "voice_hello.broken" | "voice_hello.not_audio" | "voice_hello.refused_before" | "voice_hello.too_large" | "voice_hello.too_long" | "voice_hello.too_short"
  }
  /** Hides the account, ends every session, and erases everything after 14 days; signing in before then can cancel it. */
  "DELETE /me": {
    request: {
      body: { password: string; word: string }
    }
    response: { data: { erase_at: string } }
    errors: "account.last_admin" | "account.password_wrong" | "account.word_wrong" | "platform.invalid" | "platform.too_many"
  }
  /** Returns the caller's account: profile, balances and unread counts. Tokens need the scope profile:read. */
  "GET /me": {
    request: {}
    response: { data: { id: string; role: "admin" | "moderator" | "support" | "finance" | "analyst" | "user" | "guest"; wallet: { usd: string; credits: number }; person: { id: string; firstname: string; lastname: string; age: number; active: boolean; last_seen: "hour" | "day" | "week" | "month" | "long" | null; country: { code: string; name: string }; location: string | null; distance: number | null; image: string | null; image_blur: string | null; images: { id: string; image: string; image_480: string; image_1080: string; image_160: string; image_blur: string; width: number; height: number; blurred: boolean }[]; dob: string; bio: string; looking_for: string[]; interests: string[]; prompts: { question: string; answer: string }[]; languages: string[]; profile_picture: string | null; voice_hello: { audio: string; seconds: number; peaks: string } | null; photo_checked_at: string | null; fields: ({ id: string; value: number | string | string[] })[]; email: string; phone: string; phone_country: string; gender: "male" | "female" | "other" | "own_gender_4" | "own_gender_5" | "own_gender_6" | "own_gender_7" | "own_gender_9" | "own_gender_10" | "own_gender_11" | "own_gender_12" | "own_gender_13"; birth_estimated: boolean; seek: ("male" | "female" | "other" | "own_gender_4" | "own_gender_5" | "own_gender_6" | "own_gender_7" | "own_gender_9" | "own_gender_10" | "own_gender_11" | "own_gender_12" | "own_gender_13")[]; seek_exactly: boolean; min_age: number; max_age: number; shows_lastname: boolean; shows_birth: boolean; shows_activity: boolean; shows_sensitive: boolean; blurs_photos: boolean; missing_fields: string[] }; unread: { messages: number; likes: number; notifications: number }; missing: { photo: boolean; place: boolean }; paused: boolean; terms_outdated: boolean; offers_onboarding: boolean } }
    errors: "platform.invalid"
  }
  /** Changes the caller's profile; absent fields stay as they are. Tokens need the scopes profile:write and profile:read. */
  "PATCH /me": {
    request: {
      body?: { firstname?: string; lastname?: string; dob?: string; phone?: string; phone_country?: string; bio?: "" | string; looking_for?: ("friendship" | "dating" | "marriage" | "unsure" | string)[]; interests?: string[]; prompts?: { question: string; answer: string }[]; languages?: ("en" | "fr" | "pt" | "es" | "ar" | "sw" | "de" | "it" | "nl" | "zh" | "hi" | "pcm" | "ha" | "yo" | "ig" | "ff" | "efi" | "tiv" | "ewo" | "dua" | "bas" | "bum" | "bbj" | "tw" | "fat" | "gaa" | "ee" | "dag" | "bci" | "dyu" | "bet" | "sef" | "ki" | "luo" | "kam" | "luy" | "kln" | "guz" | "mer" | "so" | "zu" | "xh" | "af" | "st" | "nso" | "tn" | "ts" | "ss" | "ve" | "ln" | "kg" | "wo" | "bm" | "am" | "rw" | "lg" | "sn")[]; fields?: ({ id: string; value: number | string | string[] | null })[]; seek?: ("male" | "female" | "other" | "own_gender_4" | "own_gender_5" | "own_gender_6" | "own_gender_7" | "own_gender_9" | "own_gender_10" | "own_gender_11" | "own_gender_12" | "own_gender_13")[]; seek_exactly?: boolean; min_age?: number; max_age?: number; shows_lastname?: boolean; shows_birth?: boolean; shows_activity?: boolean; shows_sensitive?: boolean; shows_reads?: boolean; requests_from?: "everyone" | "photo" | "nobody"; requests_checked?: boolean; private_mode?: boolean; blurs_photos?: boolean }
    }
    response: { data: { id: string; role: "admin" | "moderator" | "support" | "finance" | "analyst" | "user" | "guest"; wallet: { usd: string; credits: number }; person: { id: string; firstname: string; lastname: string; age: number; active: boolean; last_seen: "hour" | "day" | "week" | "month" | "long" | null; country: { code: string; name: string }; location: string | null; distance: number | null; image: string | null; image_blur: string | null; images: { id: string; image: string; image_480: string; image_1080: string; image_160: string; image_blur: string; width: number; height: number; blurred: boolean }[]; dob: string; bio: string; looking_for: string[]; interests: string[]; prompts: { question: string; answer: string }[]; languages: string[]; profile_picture: string | null; voice_hello: { audio: string; seconds: number; peaks: string } | null; photo_checked_at: string | null; fields: ({ id: string; value: number | string | string[] })[]; email: string; phone: string; phone_country: string; gender: "male" | "female" | "other" | "own_gender_4" | "own_gender_5" | "own_gender_6" | "own_gender_7" | "own_gender_9" | "own_gender_10" | "own_gender_11" | "own_gender_12" | "own_gender_13"; birth_estimated: boolean; seek: ("male" | "female" | "other" | "own_gender_4" | "own_gender_5" | "own_gender_6" | "own_gender_7" | "own_gender_9" | "own_gender_10" | "own_gender_11" | "own_gender_12" | "own_gender_13")[]; seek_exactly: boolean; min_age: number; max_age: number; shows_lastname: boolean; shows_birth: boolean; shows_activity: boolean; shows_sensitive: boolean; blurs_photos: boolean; missing_fields: string[] }; unread: { messages: number; likes: number; notifications: number }; missing: { photo: boolean; place: boolean }; paused: boolean; terms_outdated: boolean; offers_onboarding: boolean } }
    errors: "platform.invalid" | "platform.token_not_allowed" | "profiles.age_over_18" | "profiles.ages_crossed" | "profiles.birth_fixed" | "profiles.phone_invalid" | "vocabulary.not_offered"
  }
  /** Returns the voice hello of a member the caller may see, for a card that has none of its addresses. */
  "GET /members/:id/voice-hello": {
    request: {
      params: { id: string }
    }
    response: { data: { audio: string; seconds: number; peaks: string } }
    errors: "platform.invalid" | "platform.not_found"
  }
  /** Marks notifications as read: by id, by kind and member, or up to a time; all of them if the body names none. */
  "POST /notifications/read": {
    request: {
      body?: { ids?: string[]; about?: { uid: string; kind: "match" | "like" | "message" | "gift" | "newcomers" | "question" | "your_turn" | "payment" | "check_in" | "safety" }; until?: string }
    }
    response: { data: { unread: number } }
    errors: "platform.invalid"
  }
  /** Lists the notifications of the last 90 days, newest first; `unread` is at most 99. Tokens need the scope account:read. */
  "GET /notifications": {
    request: {
      query?: { cursor?: string }
    }
    response: { data: { notifications: ({ id: string; kind: "match" | "like" | "message" | "gift" | "newcomers" | "question" | "your_turn" | "payment" | "check_in" | "safety"; title: string; body: string | null; person: { id: string; firstname: string; lastname: string; image: string | null; image_blur: string | null } | null; path: string; created_at: string; read: boolean })[]; next_cursor: string | null; unread: number } }
    errors: "platform.invalid"
  }
  /** Saves the answer to a question in the caller's profile and filter, or skips it with an empty body. */
  "POST /onboarding/:step": {
    request: {
      params: { step: "people" | "goals" | "place" | "distance" | "languages" | "interests" | "fields" | "prompt" | "privacy" }
      body?: { seek?: ("male" | "female" | "other" | "own_gender_4" | "own_gender_5" | "own_gender_6" | "own_gender_7" | "own_gender_9" | "own_gender_10" | "own_gender_11" | "own_gender_12" | "own_gender_13")[]; seek_exactly?: boolean; min_age?: number; max_age?: number; looking_for?: ("friendship" | "dating" | "marriage" | "unsure" | string)[]; languages?: ("en" | "fr" | "pt" | "es" | "ar" | "sw" | "de" | "it" | "nl" | "zh" | "hi" | "pcm" | "ha" | "yo" | "ig" | "ff" | "efi" | "tiv" | "ewo" | "dua" | "bas" | "bum" | "bbj" | "tw" | "fat" | "gaa" | "ee" | "dag" | "bci" | "dyu" | "bet" | "sef" | "ki" | "luo" | "kam" | "luy" | "kln" | "guz" | "mer" | "so" | "zu" | "xh" | "af" | "st" | "nso" | "tn" | "ts" | "ss" | "ve" | "ln" | "kg" | "wo" | "bm" | "am" | "rw" | "lg" | "sn")[]; interests?: string[]; fields?: ({ id: string; value: number | string | string[] | null })[]; shows_birth?: boolean; shows_lastname?: boolean; distance?: "5" | "10" | "20" | "any"; prompt?: { question: string; answer: string; instead_of?: string } }
    }
    response: { data: { state: "open" | "asked" | "ended"; steps: ({ step: "people" | "goals" | "place" | "distance" | "languages" | "interests" | "fields" | "prompt" | "privacy"; state: "open" | "answered" | "skipped" })[]; next: "people" | "goals" | "place" | "distance" | "languages" | "interests" | "fields" | "prompt" | "privacy" | null; answers: { seek: ("male" | "female" | "other" | "own_gender_4" | "own_gender_5" | "own_gender_6" | "own_gender_7" | "own_gender_9" | "own_gender_10" | "own_gender_11" | "own_gender_12" | "own_gender_13")[]; seek_exactly: boolean; min_age: number; max_age: number; shows_birth: boolean; shows_lastname: boolean; looking_for: string[]; languages: string[]; interests: string[]; prompts: { question: string; answer: string }[]; distance: "5" | "10" | "20" | "any" | null; fields: ({ id: string; value: number | string | string[] })[] } } }
    errors: "matches.distance_unknown" | "platform.invalid" | "profiles.ages_crossed" | "vocabulary.not_offered"
  }
  /** Returns the questions after the sign-up: how far the caller has come, and the answers so far. */
  "GET /onboarding": {
    request: {}
    response: { data: { state: "open" | "asked" | "ended"; steps: ({ step: "people" | "goals" | "place" | "distance" | "languages" | "interests" | "fields" | "prompt" | "privacy"; state: "open" | "answered" | "skipped" })[]; next: "people" | "goals" | "place" | "distance" | "languages" | "interests" | "fields" | "prompt" | "privacy" | null; answers: { seek: ("male" | "female" | "other" | "own_gender_4" | "own_gender_5" | "own_gender_6" | "own_gender_7" | "own_gender_9" | "own_gender_10" | "own_gender_11" | "own_gender_12" | "own_gender_13")[]; seek_exactly: boolean; min_age: number; max_age: number; shows_birth: boolean; shows_lastname: boolean; looking_for: string[]; languages: string[]; interests: string[]; prompts: { question: string; answer: string }[]; distance: "5" | "10" | "20" | "any" | null; fields: ({ id: string; value: number | string | string[] })[] } } }
    errors: "platform.invalid"
  }
  /** Ends the offer of the questions: `asked` to answer them, `ended` to skip all that are left. */
  "PATCH /onboarding": {
    request: {
      body: { state: "asked" | "ended" }
    }
    response: { data: { state: "open" | "asked" | "ended"; steps: ({ step: "people" | "goals" | "place" | "distance" | "languages" | "interests" | "fields" | "prompt" | "privacy"; state: "open" | "answered" | "skipped" })[]; next: "people" | "goals" | "place" | "distance" | "languages" | "interests" | "fields" | "prompt" | "privacy" | null; answers: { seek: ("male" | "female" | "other" | "own_gender_4" | "own_gender_5" | "own_gender_6" | "own_gender_7" | "own_gender_9" | "own_gender_10" | "own_gender_11" | "own_gender_12" | "own_gender_13")[]; seek_exactly: boolean; min_age: number; max_age: number; shows_birth: boolean; shows_lastname: boolean; looking_for: string[]; languages: string[]; interests: string[]; prompts: { question: string; answer: string }[]; distance: "5" | "10" | "20" | "any" | null; fields: ({ id: string; value: number | string | string[] })[] } } }
    errors: "platform.invalid"
  }
  /** Lists up to five members picked for the caller today, whom the caller has not reacted to yet. Tokens need the scope matches:read. */
  "GET /picks": {
    request: {
      query?: { country?: string; distance?: "5" | "10" | "20" | "any"; min_age?: number; max_age?: number; gender?: "both" | "male" | "female" | "own_gender_4" | "own_gender_5" | "own_gender_6" | "own_gender_7" | "own_gender_9" | "own_gender_10" | "own_gender_11" | "own_gender_12" | "own_gender_13"; checked?: "1"; fields?: string }
    }
    response: { data: { people: ({ id: string; firstname: string; lastname: string; age: number; active: boolean; last_seen: "hour" | "day" | "week" | "month" | "long" | null; country: { code: string; name: string }; location: string | null; distance: number | null; image: string | null; image_blur: string | null; images: { id: string; image: string; image_480: string; image_1080: string; image_160: string; image_blur: string; width: number; height: number; blurred: boolean }[]; ring: "5" | "10" | "20" | "50" | "100" | "country" | "anywhere"; boosted: boolean; why: "boosted" | "likes_you" | "suggested" | "order"; hint: { kind: "likes_you" | "interest" | "goal"; value: string | null } | null; voice_hello: boolean; photo_checked_at: string | null; about?: { bio: string; looking_for: string[]; interests: string[]; prompts: { question: string; answer: string }[]; languages: string[] }; fields?: ({ id: string; value: number | string | string[] })[]; shown_proof?: string; reasons: ({ kind: "interest" | "prompt" | "goal" | "field" | "language" | "near"; value: string | number | null; field?: string })[] })[]; ends_at: string } }
    errors: "matches.ages_crossed" | "matches.cursor_unknown" | "matches.distance_unknown" | "members.seen_enough" | "platform.invalid"
  }
  /** Searches cities of a country by the beginning or a part of their name, largest first. */
  "GET /places/cities": {
    request: {
      query: { country: string; q?: string }
    }
    response: { data: { cities: ({ id: number; name: string; region: string | null; country: string })[] } }
    errors: "platform.invalid"
  }
  /** Returns the country of the caller's IP address as text: `1CM;CMR;Cameroon`, or `0` when unknown. */
  "GET /places/country": {
    request: {}
    response: string
    errors: "platform.invalid"
  }
  /** Lists the operator's fields of the profile in the caller's language, and retired ones that the caller has answered. */
  "GET /profile-fields": {
    request: {}
    response: { data: { fields: ({ id: string; kind: "choice" | "choices" | "number" | "text"; label: string; unit: string; min: number | null; max: number | null; required: boolean; visible_to: "everybody" | "matches" | "nobody"; filterable: boolean; retired: boolean; choices: { id: string; label: string; retired: boolean }[] })[] } }
    errors: "platform.invalid"
  }
  /** Returns a member as the caller may see them; a blocked, hidden or unknown member gives the same 404. Tokens need the scope profile:read. */
  "GET /profile/:id": {
    request: {
      params: { id: string }
    }
    response: { data: { person: { id: string; firstname: string; lastname: string; age: number; active: boolean; last_seen: "hour" | "day" | "week" | "month" | "long" | null; country: { code: string; name: string }; location: string | null; distance: number | null; image: string | null; image_blur: string | null; images: { id: string; image: string; image_480: string; image_1080: string; image_160: string; image_blur: string; width: number; height: number; blurred: boolean }[]; dob: string; bio: string; looking_for: string[]; interests: string[]; prompts: { question: string; answer: string }[]; languages: string[]; profile_picture: string | null; voice_hello: { audio: string; seconds: number; peaks: string } | null; photo_checked_at: string | null; fields: ({ id: string; value: number | string | string[] })[]; email: string; phone: string; phone_country: string; gender: "male" | "female" | "other" | "own_gender_4" | "own_gender_5" | "own_gender_6" | "own_gender_7" | "own_gender_9" | "own_gender_10" | "own_gender_11" | "own_gender_12" | "own_gender_13"; birth_estimated: boolean; seek: ("male" | "female" | "other" | "own_gender_4" | "own_gender_5" | "own_gender_6" | "own_gender_7" | "own_gender_9" | "own_gender_10" | "own_gender_11" | "own_gender_12" | "own_gender_13")[]; seek_exactly: boolean; min_age: number; max_age: number; shows_lastname: boolean; shows_birth: boolean; shows_activity: boolean; shows_sensitive: boolean; blurs_photos: boolean; missing_fields: string[] } | { id: string; firstname: string; lastname: string; age: number; active: boolean; last_seen: "hour" | "day" | "week" | "month" | "long" | null; country: { code: string; name: string }; location: string | null; distance: number | null; image: string | null; image_blur: string | null; images: { id: string; image: string; image_480: string; image_1080: string; image_160: string; image_blur: string; width: number; height: number; blurred: boolean }[]; dob: string | null; bio: string; looking_for: string[]; interests: string[]; prompts: { question: string; answer: string }[]; languages: string[]; profile_picture: string | null; voice_hello: { audio: string; seconds: number; peaks: string } | null; photo_checked_at: string | null; fields: ({ id: string; value: number | string | string[] })[] }; viewer: { is_self: boolean; reaction: "none" | "liked" | "disliked"; likes_me: boolean; matched: boolean; can_message: boolean; can_react: boolean } } }
    errors: "members.seen_enough" | "platform.invalid" | "platform.not_found"
  }
  /** Buys a boost of the caller's profile with dollars; it extends a running boost. */
  "POST /profile/boost/:id": {
    request: {
      params: { id: string }
      body?: { price?: string | number }
    }
    response: { data: { boost: { started_at: string; ends_at: string; results_at: string; results: { hours: number; until: string; during: { shown: number; views: number; likes: number }; before: { shown: number; views: number; likes: number } | null; before_boosted: boolean } | null }; wallet: { usd: string; credits: number } } }
    errors: "boosts.price_changed" | "boosts.private_mode" | "boosts.retired" | "members.inactive" | "platform.conflict" | "platform.invalid" | "platform.not_found" | "wallet.insufficient_funds"
  }
  /** Removes one of the caller's photos and its files. */
  "DELETE /profile/images/:id/remove": {
    request: {
      params: { id: string }
    }
    response: undefined
    errors: "platform.invalid" | "platform.not_found"
  }
  /** Creates a challenge for a proof of work, valid for one sign-up with this email within ten minutes. */
  "POST /registration/challenge": {
    request: {
      body: { email: string }
    }
    response: { data: { challenge: { parameters: Record<string, unknown>; signature: string } } }
    errors: "platform.invalid" | "platform.too_many"
  }
  /** Returns who may sign up. */
  "GET /registration": {
    request: {}
    response: { data: { mode: "open" | "approval" | "invitation" | "closed" } }
    errors: "platform.invalid"
  }
  /** Ends a sign-on with what the provider has sent to the browser; a session of the caller is replaced. */
  "POST /staff/sign-on/finish": {
    request: {
      body: { code: string; state: string; iss?: string; secret: string }
    }
    response: { data: { user: { id: string; _id: string; firstname: string; lastname: string; email: string; locale: string; joined_at: string }; token: string; password_needed?: true } }
    errors: "platform.invalid" | "platform.too_many" | "staff_sign_on.away" | "staff_sign_on.expired" | "staff_sign_on.no_second_factor" | "staff_sign_on.off" | "staff_sign_on.refused"
  }
  /** Returns whether staff can sign on with the account of their organisation. */
  "GET /staff/sign-on": {
    request: {}
    response: { data: { on: boolean } }
    errors: "platform.invalid"
  }
  /** Begins a sign-on: returns the address at the provider, and a secret that the browser keeps until it comes back. */
  "POST /staff/sign-on": {
    request: {
      body?: { again?: boolean }
    }
    response: { data: { url: string; secret: string } }
    errors: "platform.invalid" | "platform.too_many" | "staff_sign_on.away" | "staff_sign_on.off"
  }
  /** Buys a period of a plan: extends the current plan, or changes to another plan at once and refunds what is unused. */
  "POST /subscriptions/:id/subscribe": {
    request: {
      params: { id: string }
      body?: { price?: string | number; until?: string | null }
    }
    response: { data: { subscription: { id: string; planName: string; calls: number; message_count: number; gift_conversion: number; messages_used: number; calls_used: number; period_start: string; period_end: string; until: string | null; credit: string }; wallet: { usd: string; credits: number } } }
    errors: "platform.conflict" | "platform.invalid" | "platform.not_found" | "subscriptions.changed" | "subscriptions.free" | "subscriptions.retired" | "wallet.insufficient_funds" | "wallet.price_changed"
  }
  /** Lists the plans on sale, and the caller's plan with its usage. */
  "GET /subscriptions/plans": {
    request: {}
    response: { data: { plans: { id: string; planName: string; price: string; period: number; calls: number; message_count: number; gift_conversion: number }[]; running: { id: string; planName: string; calls: number; message_count: number; gift_conversion: number; messages_used: number; calls_used: number; period_start: string; period_end: string; until: string | null; credit: string } } }
    errors: "platform.invalid"
  }
  /** Returns fewer than how many people within about 100 km of the caller were here this month; null without a place, or with 1000 and more. */
  "GET /town/size": {
    request: {}
    response: { data: { fewer_than: 10 | 50 | 200 | 1000 | null } }
    errors: "platform.invalid"
  }
  /** Deletes an upload that was not used; repeating it changes nothing. */
  "DELETE /uploads/:id": {
    request: {
      params: { id: string }
    }
    response: undefined
    errors: "platform.invalid"
  }
  /** Begins an upload in parts under an id chosen by the client, or says how much of it has arrived. */
  "PUT /uploads/:id": {
    request: {
      params: { id: string }
      body: { bytes: number }
    }
    response: { data: { received: number } }
    errors: "platform.invalid" | "uploads.differs" | "uploads.too_many"
  }
  /** Returns the prices of boosts, the caller's running boost, and the last one that ended within 30 days. */
  "GET /user-boost/plans": {
    request: {}
    response: { data: { plans: { id: string; period: number; price: string; currency: "USD" }[]; boost: { started_at: string; ends_at: string; results_at: string; results: { hours: number; until: string; during: { shown: number; views: number; likes: number }; before: { shown: number; views: number; likes: number } | null; before_boosted: boolean } | null } | null; last: { started_at: string; ends_at: string; results_at: string; results: { hours: number; until: string; during: { shown: number; views: number; likes: number }; before: { shown: number; views: number; likes: number } | null; before_boosted: boolean } | null } | null } }
    errors: "platform.invalid"
  }
  /** Lists the operator's own interests, prompts, goals and genders in the caller's language, and which entries are no longer offered. */
  "GET /vocabulary": {
    request: {}
    response: { data: { entries: ({ list: "interests" | "prompts" | "goals" | "genders"; id: string; name: string; subject: "music" | "food" | "sport" | "outdoors" | "arts" | "going_out" | "home" | "learning" | "community" | null; sensitive: boolean })[]; retired: { interests: string[]; prompts: string[]; goals: string[]; genders: string[] } } }
    errors: "platform.invalid"
  }
  /** Buys credits with dollars at the current price. */
  "POST /wallet/credits/buy": {
    request: {
      body: { usd: string | number; price_id?: number }
    }
    response: { data: { wallet: { usd: string; credits: number }; transaction: { id: string; reference: string; kind: "opening" | "deposit" | "deposit_reversed" | "credits_bought" | "credits_sold" | "message_request" | "call" | "call_returned" | "gift_bought" | "gift_returned" | "gift_redeemed" | "boost" | "plan" | "plan_credit" | "forfeited"; currency: "USD" | "CREDIT"; txn_amount: string; balance_after: string; channel: "wallet" | "house" | "paystack" | "tranzak"; name: string; receipt: boolean; created_at: string } } }
    errors: "platform.conflict" | "platform.invalid" | "wallet.insufficient_funds" | "wallet.nothing" | "wallet.price_changed" | "wallet.sells_dearer"
  }
  /** Sells credits for dollars at the current price. */
  "POST /wallet/credits/sell": {
    request: {
      body: { credits: string | number; price_id?: number }
    }
    response: { data: { wallet: { usd: string; credits: number }; transaction: { id: string; reference: string; kind: "opening" | "deposit" | "deposit_reversed" | "credits_bought" | "credits_sold" | "message_request" | "call" | "call_returned" | "gift_bought" | "gift_returned" | "gift_redeemed" | "boost" | "plan" | "plan_credit" | "forfeited"; currency: "USD" | "CREDIT"; txn_amount: string; balance_after: string; channel: "wallet" | "house" | "paystack" | "tranzak"; name: string; receipt: boolean; created_at: string } } }
    errors: "platform.conflict" | "platform.invalid" | "wallet.insufficient_funds" | "wallet.nothing" | "wallet.price_changed" | "wallet.sells_dearer"
  }
}
