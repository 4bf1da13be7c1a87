import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const pt: Localised<typeof en> = {
  play: 'Ouvir',
  pause: 'Pausar',
  position: 'Posição',
  at: '{at} de {length} segundos',
  speed: 'Velocidade {rate}×',
  failed: 'Não foi possível carregar.',
  again: 'Tentar de novo',
  opening: 'Abrindo o microfone…',
  recording: 'Gravando',
  recorded: 'Gravação encerrada. Você já pode ouvi-la.',
  cancelled: 'Gravação excluída.',
  stop: 'Parar a gravação',
  cancel: 'Cancelar a gravação',
  delete: 'Excluir a gravação',
  slide: 'Deslize para cancelar',
  lock: 'Deslize para cima para travar',
  letGo: 'Solte para cancelar',
  problems: {
    missing: 'Não encontramos um microfone. Conecte um e tente de novo.',
    refused:
      'O microfone está bloqueado. Permita o uso para este site nas configurações do navegador (o ícone ao lado do endereço) ou do celular e tente de novo.',
    unsupported: 'Este navegador não consegue gravar som. Atualize-o ou use uma versão recente do Chrome, Firefox ou Safari.',
    busy: 'Outro aplicativo está usando seu microfone. Feche-o e tente de novo.',
    in_call: 'Você está em uma chamada. Poderá gravar quando ela terminar.',
    failed: 'Algo deu errado na gravação. Tente de novo.',
    too_short: 'Ficou curto demais. Segure o botão enquanto fala, ou toque nele uma vez e fale.',
  },
  interruptions: {
    limit: 'Uma gravação não pode ser mais longa.',
    hidden: 'A gravação parou porque você saiu da página. Aqui está o que temos.',
    device: 'O microfone foi desconectado. Aqui está o que temos.',
    call: 'A gravação parou por causa de uma chamada. Aqui está o que temos.',
  },
}
