import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const fr: Localised<typeof en> = {
  errors: {
    wrong_code: 'Ce code n’est pas le bon, ou a déjà servi.',
    wrong_password: 'Ce mot de passe n’est pas le bon.',
    second_factor_exists: 'Ton second facteur est déjà en place.',
    no_second_factor: 'Mets d’abord en place ton second facteur.',
    email_taken: 'Quelqu’un a déjà cette adresse e-mail.',
    oneself: 'Tu ne peux pas faire cela à ton propre compte.',
    last_admin: 'C’est le dernier compte d’administration : nomme d’abord quelqu’un d’autre.',
    not_now: 'Impossible tant que le compte est dans cet état.',
    in_the_past: 'Ce moment est passé.',
    no_rate: 'Ce n’est pas un taux : écris un nombre comme 1550 ou 11.2.',
    rate_jumps: 'C’est à plus de 10 % du taux en vigueur. Confirme s’il est juste.',
    id_taken: 'Il y a déjà un forfait avec ce mot.',
    free_plan: 'Le forfait Gratuit ne coûte rien et reste proposé ; tous les autres ont un prix.',
    gift_profit: 'À ces prix, un cadeau rapporterait plus qu’il ne coûte. Baisse la conversion ou le prix de vente des crédits.',
  },
}
