import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const fr: Localised<typeof en> = {
  by: 'Trouvé par le service',
  text: 'Personne n’a signalé ceci. Les messages de ce membre à des gens qu’il vient de rencontrer ressemblent à une arnaque. D’ici votre décision, il ne peut écrire qu’à trois nouvelles personnes par jour.',
  here: 'trouvé ici',
  signs: {
    ask: 'Demande de l’aide ou de l’argent',
    pay: 'Dit de payer ou d’envoyer de l’argent',
    amount: 'Cite un montant',
    rail: 'Cite un moyen de paiement',
    number: 'Donne un numéro',
    elsewhere: 'Mène ailleurs',
    crisis: 'Une urgence',
    fee: 'Des frais, une taxe ou la douane',
    windfall: 'Un héritage, un prix, un colis ou un emploi',
    invest: 'Un placement',
    promise: 'Promet un gain',
    gift_card: 'Cartes cadeaux',
    card_code: 'Demande le code d’une carte',
    hold: 'Prétend avoir des images de l’autre',
    threat: 'Menace',
    intimate: 'Demande des images intimes',
    code: 'Demande un code ou un compte',
    secret: 'Demande le silence',
    persona: 'Loin d’ici ou veuf',
    excuse: 'Explique pourquoi quelque chose est impossible',
    pay_back: 'Promet de rembourser',
    copies: 'Le même premier message à beaucoup',
    same_photo: 'D’autres comptes ont la même photo',
    gifts: 'Plusieurs personnes lui ont offert des cadeaux récemment',
  },
}
