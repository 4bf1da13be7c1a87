export { membersText } from '../locales/text.ts'
export { removeMemberFromCache } from './remove-member-from-cache.ts'
export { refetchForReturnedMember } from './refetch-for-returned-member.ts'
export { loadVocabulary, useVocabulary, type Vocabulary } from './vocabulary/use-vocabulary.ts'
