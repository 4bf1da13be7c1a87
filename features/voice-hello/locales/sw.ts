import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const sw: Localised<typeof en> = {
  errors: {
    not_audio: 'Rekodi hiyo haiwezi kutumika. Tafadhali rekodi tena.',
    broken: 'Rekodi hii haisomeki. Tafadhali rekodi tena.',
    too_long: 'Salamu ya sauti inaweza kuwa hadi sekunde 15. Tafadhali rekodi fupi zaidi.',
    too_short: 'Hiyo ilikuwa fupi mno. Tafadhali sema zaidi kidogo.',
    too_large: 'Rekodi hii ni kubwa mno. Tafadhali rekodi fupi zaidi.',
    refused_before: 'Rekodi kama hii iliondolewa hapo awali. Tafadhali rekodi nyingine.',
  },
  label: 'Salamu ya sauti',
  of: 'Salamu ya sauti ya {name}',
  hear: 'Msikilize {name}',
  hearFailed: 'Hatukuweza kupakia rekodi. Tafadhali jaribu tena.',
  own: {
    title: 'Salamu yako ya sauti',
    text: 'Salimia kwa hadi sekunde {max}. Watu wanaweza kuisikiliza kwenye wasifu wako.',
    record: 'Rekodi salamu',
    again: 'Rekodi nyingine',
    use: 'Tumia rekodi hii',
    sending: 'Tunatuma rekodi yako',
    saved: 'Salamu yako ya sauti ipo kwenye wasifu wako.',
    savedWaiting: 'Tumepokea salamu yako ya sauti. Tutaisikiliza kwanza.',
    waiting: 'Tunaikagua. Baada ya hapo wengine wataweza kuisikiliza.',
    takenDown: 'Tuliondoa salamu yako ya sauti ya mwisho. Tumekutumia sababu kwa barua pepe. Unaweza kurekodi nyingine.',
    remove: 'Ondoa',
    removeTitle: 'Uondoe salamu yako ya sauti?',
    removeText: 'Hakuna atakayeisikia tena.',
    keep: 'Iache',
    removed: 'Salamu yako ya sauti haipo tena.',
    failed: 'Haikufaulu. Rekodi yako bado ipo; tafadhali jaribu tena.',
  },
}
