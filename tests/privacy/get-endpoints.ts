// Every GET endpoint with its requests, one line each. The sweeps fail for an endpoint that is missing here.
import type { FastifyInstance } from 'fastify'

type UrlBuilder = (id: string) => readonly string[]

/** Requests for an id by OpenAPI path. */
export const readOnlyGets: Record<string, UrlBuilder> = {
  '/me': () => ['/me'],
  '/me/settings': () => ['/me/settings'],
  '/me/storage': () => ['/me/storage'],
  '/me/push': () => ['/me/push'],
  '/me/feed-order': () => ['/me/feed-order'],
  '/me/newcomer-alert': () => ['/me/newcomer-alert'],
  '/me/meeting-questions': () => ['/me/meeting-questions'],
  '/me/known-contacts': () => ['/me/known-contacts'],
  '/me/shared-dates': () => ['/me/shared-dates'],
  '/notifications': () => ['/notifications'],
  '/me/deletion': () => ['/me/deletion'],
  '/me/standing': () => ['/me/standing'],
  '/onboarding': () => ['/onboarding'],
  '/appeals': (id) => [`/appeals?token=${id}.AAAAAAAAAAAAAAAAAAAAAA`],
  '/admin/reports': () => ['/admin/reports', '/admin/reports?kind=appeal&show=decided'],
  '/admin/reports/{id}': (id) => [`/admin/reports/${id}`],
  '/admin/photos': () => ['/admin/photos'],
  '/admin/voice-hellos': () => ['/admin/voice-hellos'],
  '/admin/photo-checks': () => ['/admin/photo-checks'],
  '/admin/photo-checks/{id}': (id) => [`/admin/photo-checks/${id}`],
  '/auth/sessions': () => ['/auth/sessions'],
  '/account/wallet': () => ['/account/wallet'],
  '/account/transactions': () => ['/account/transactions', '/account/transactions?kind=credits_bought'],
  '/account/transactions/choices': () => ['/account/transactions/choices'],
  '/account/transactions/csv': () => ['/account/transactions/csv'],
  '/account/transactions/{id}': (id) => [`/account/transactions/${id}`],
  '/user-boost/plans': () => ['/user-boost/plans'],
  '/currencies': () => ['/currencies'],
  '/gift/plans': () => ['/gift/plans'],
  '/gift/my/plans': () => ['/gift/my/plans'],
  '/gift/{id}': (id) => [`/gift/${id}`],
  '/gift/recipients/{uid}': (id) => [`/gift/recipients/${id}`],
  '/deposit/{id}': (id) => [`/deposit/${id}`],
  '/profile/{id}': (id) => [`/profile/${id}`],
  '/me/tokens': () => ['/me/tokens'],
  '/me/passkeys': () => ['/me/passkeys'],
  '/town/size': () => ['/town/size'],
  '/admin/town': () => ['/admin/town', '/admin/town?days=3'],
  '/admin/town/csv': () => ['/admin/town/csv?table=places'],
  '/me/phone': () => ['/me/phone'],
  '/registration': () => ['/registration'],
  '/admin/brand': () => ['/admin/brand'],
  '/admin/registration': () => ['/admin/registration'],
  '/admin/applicants': () => ['/admin/applicants'],
  '/me/invitations': () => ['/me/invitations'],
  '/me/voice-hello': () => ['/me/voice-hello'],
  '/me/photo-check': () => ['/me/photo-check'],
  '/me/photo-check/statement': () => ['/me/photo-check/statement'],
  '/members/{id}/voice-hello': (id) => [`/members/${id}/voice-hello`],
  '/picks': () => ['/picks', '/picks?distance=any'],
  '/matches': () => [
    '/matches?distance=any',
    '/matches?distance=any&detail=1',
    ...['5', '10', '20'].map((distance) => `/matches?distance=${distance}`),
    '/matches?distance=5&widen=1',
    '/matches?distance=any&country=CM',
    '/matches?distance=20&gender=female&min_age=19&max_age=60',
    '/matches?name=am',
  ],
  '/actions/reactions': () => ['likes', 'dislikes', 'blocked', 'matches'].map((type) => `/actions/reactions?type=${type}`),
  '/actions/reactions/others': () => ['/actions/reactions/others?type=likes'],
  '/conversations': () => ['/conversations', '/conversations?q=a'],
  '/conversations/{uid}/messages': (id) => [
    `/conversations/${id}/messages`,
    `/conversations/${id}/messages?after=0`,
    `/conversations/${id}/messages?changed_after=0`,
  ],
  '/conversations/{uid}/openers': (id) => [`/conversations/${id}/openers`],
  '/calls/terms/{uid}': (id) => [`/calls/terms/${id}`],
  '/calls/ice': () => ['/calls/ice'],
  '/subscriptions/plans': () => ['/subscriptions/plans'],
  '/profile-fields': () => ['/profile-fields'],
  '/admin/profile-fields': () => ['/admin/profile-fields'],
  '/vocabulary': () => ['/vocabulary'],
  '/admin/vocabulary': () => ['/admin/vocabulary'],
  '/help-numbers': () => ['/help-numbers'],
  '/staff/sign-on': () => ['/staff/sign-on'],
  '/places/cities': () => ['/places/cities?country=CM&q=dou'],
  '/places/country': () => ['/places/country'],
}

/** GET endpoints that change data, as the specification requires; requested last, if at all. */
export const getEndpointsThatWrite: Record<string, UrlBuilder> = {
  '/actions/toggle/{action}': (id) =>
    ['like', 'unlike', 'dislike', 'undislike', 'unblock'].map((action) => `/actions/toggle/${action}?uid=${id}`),
}

/** Paths with a GET that are in neither list. */
export const findUnlistedGets = async (app: FastifyInstance): Promise<string[]> => {
  const document = (await app.inject('/api/openapi.json')).json<{ paths: Record<string, Record<string, unknown>> }>()
  return Object.entries(document.paths)
    .filter(([path, methods]) => 'get' in methods && !(path in readOnlyGets) && !(path in getEndpointsThatWrite))
    .map(([path]) => path)
}
