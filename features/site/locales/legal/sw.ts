import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const sw: Localised<typeof en> = {
  updated: 'Inatumika tangu {date}',
  contents: 'Kwenye ukurasa huu',
  terms: {
    title: 'Sheria na masharti',
    description: 'Kanuni za {brand}: nani anaweza kujiunga, tunavyotendeana, na mambo ya fedha.',
    intro: 'Hizi ndizo kanuni za {brand}. Unapofungua akaunti unazikubali. Ni fupi ili zisomeke.',
    service: {
      title: '{brand} ni nini',
      text: '{brand} ni huduma ya kukutana na watu. “Sisi” ni mwendeshaji wa huduma hii, unayeweza kumpata kwa {email}. Tunawakutanisha watu; hatuhakikishi kwamba kila anachosema mwanachama ni kweli, wala hatumwahidi mtu yeyote mwenzi. “Picha imehakikiwa” maana yake mtu alilinganisha picha za kamera na picha kuu; haisemi chochote kuhusu jina, umri au nia.',
    },
    join: {
      title: 'Nani anaweza kujiunga',
      text: 'Lazima uwe na zaidi ya miaka 18: umri mdogo unaokubaliwa ni 19. Mtu mmoja, akaunti moja. Unajiunga kwa ajili yako, kwa picha zako mwenyewe, na si kwa kuuza au kutangaza chochote.\nTukijua kwamba mtu ana umri mdogo zaidi, wasifu wake unafichwa hadi jambo lichunguzwe, na huondolewa ikiwa ni kweli.\nMwendeshaji anaweza kuwakubali watu kwa mwaliko tu, au baada ya kuangalia kila akaunti mpya. Asiyekubaliwa huambiwa sababu na anaweza kukata rufaa. Wape namba zako za mwaliko watu unaowajua tu, wala usiziuze.',
    },
    account: {
      title: 'Akaunti yako',
      text: 'Usimpe mtu nenosiri lako wala misimbo yako: sisi hatuiombi kamwe. Kwenye mipangilio unaona ulipoingia, na unaweza kutoka kila mahali. Ufunguo wa siri nao hufungua akaunti yako, kwa hiyo uweke kwenye vifaa vyako tu. Nambari unayoingia nayo pia hufungua akaunti yako: ibadilishe kwenye mipangilio kabla ya kuiacha. Akaunti ambayo barua pepe yake haijathibitishwa ndani ya saa 48 huondolewa.',
    },
    conduct: {
      title: 'Tunavyotendeana',
      text: 'Kuwa na utu, na ukubali kukataliwa. Haviruhusiwi: vitisho, chuki na unyanyasaji; picha za utupu hadharani; utambulisho wa uongo; kuomba pesa; kusambaza yale watu waliyokuambia kwa siri; akaunti za mashine; na chochote kilicho kinyume cha sheria.\nMwanachama anaweza kumzuia mwingine wakati wowote. Aliyezuiwa haambiwi.',
    },
    content: {
      title: 'Unachoandika na kuonyesha',
      text: 'Picha na maneno yako yanabaki kuwa yako. Unaturuhusu kuyahifadhi na kuyaonyesha kwa wanachama wanaohusika, kwa muda wote yatakapokuwa hapa. Onyesha tu kile unachoruhusiwa kuonyesha.',
    },
    money: {
      title: 'Fedha, zawadi na mipango',
      text: 'Kutazama, kupenda na kujibu ni bure. Pochi yako huhifadhi dola za Marekani na krediti kwa ajili ya mipango, kuinua wasifu na zawadi. Bei ni kwa dola za Marekani; kabla ya kulipa kwa sarafu nyingine unaona kiwango na kiasi.\nZawadi isiyopokelewa hurudi kwa aliyeinunua. Pesa unayoweka si akaunti ya benki: haina riba. Kwa sasa hakuna huduma ya kutoa pesa. Kilichokwisha tumika, kama kuinuliwa kwa wasifu kulikoanza, hakirudishwi, isipokuwa sheria inakupa haki hiyo.',
    },
    moderation: {
      title: 'Ripoti na maamuzi',
      text: 'Unaweza kumripoti mwanachama yeyote. Kila ripoti husomwa na mtu. Tunaweza kuondoa maudhui, kuwekea akaunti mipaka kwa muda au kuifunga, na tunamwambia mwanachama sababu. Asiyekubali anaweza kukata rufaa; nayo pia husomwa na mtu. Programu inaweza kuzuia akaunti mpya kwa muda, au kuwekea mipaka idadi ya watu wapya ambao mtu anawaandikia, hadi mtu aamue; sera ya faragha inasema kwa sababu gani.',
    },
    ending: {
      title: 'Kupumzika na kuondoka',
      text: 'Unaweza kusimamisha wasifu wako au kufuta akaunti yako kwenye mipangilio wakati wowote. Kabla haijafutwa unaona kitakachopotea nayo: salio, mpango unaoendelea, na zawadi zinazorudi kwa wanunuzi. Yanayotokea kwa data zako yako kwenye sera ya faragha.',
    },
    liability: {
      title: 'Tunayowajibika nayo',
      text: 'Tunaendesha {brand} kwa uangalifu, lakini hatuwezi kuahidi kwamba ipo kila wakati. Tunawajibika kwa hasara tunayoisababisha kwa makusudi au kwa uzembe mkubwa, na pale sheria inaposema hivyo. Kukutana na mtu ni uamuzi wako: mara ya kwanza chagua mahali pa umma, na mwambie rafiki. Hakuna mtu wa {brand} anayefuatilia miadi unayoshiriki; rafiki yako ndiye anayefuatilia.',
    },
    changes: {
      title: 'Masharti haya yanapobadilika',
      text: 'Masharti yakibadilika kwa jambo la maana, tunakuuliza tena kabla hayajakuhusu. Akaunti yako inakumbuka ulikubali toleo gani na lini. Maswali: {email}.',
    },
  },
  privacy: {
    title: 'Sera ya faragha',
    description: '{brand} inahifadhi nini kukuhusu, nani anakiona, na jinsi ya kukifuta.',
    intro:
      '{brand} huhifadhi kidogo kadiri huduma ya kukutana na watu inavyoweza. Ukurasa huu unasema ni nini, nani anakiona, na jinsi ya kukifuta.',
    who: {
      title: 'Nani anawajibika',
      text: 'Mwendeshaji wa huduma hii, unayeweza kumpata kwa {email}. Data zote ziko kwenye seva za mwendeshaji.',
    },
    data: {
      title: 'Tunachohifadhi',
      text: 'Unachotupa: jina, barua pepe, nambari ya simu, jinsia, tarehe ya kuzaliwa au umri, lugha, mambo unayopenda, unachoandika kukuhusu, majibu yako kwa maswali yetu, na picha zako. Unachofanya: kupenda, kupita, kuzuia, ujumbe, zawadi, malipo na ripoti. Kinachohitajika kuingia: alama ya nenosiri lako iliyosimbwa, vipindi vyako, na kwa kila ufunguo wa siri: ufunguo wake wa wazi, jina lake na ulipoutumia. Nusu yake ya siri, alama ya kidole chako na uso wako haviondoki kamwe kwenye kifaa chako. Ukiingia kwa nambari ya simu, huduma ya ujumbe hutuma misimbo yetu, kwa hiyo huona nambari na msimbo; wanachama wengine hawaioni kamwe, na misimbo hufutika baada ya dakika kumi. Idadi ya misimbo iliyotumwa kwa nambari huhesabiwa kwa siku mbili, chini ya alama ya siri.\nNenosiri lako halihifadhiwi kamwe katika hali inayosomeka. Mahali na data za kamera huondolewa kwenye kila picha.\nUkiandikiana sana na mtu mliyependana naye, tunaweza kukuuliza kama mmekutana. Tunahifadhi kwamba tumeuliza, mradi bado mmependana; jibu halihifadhiwi, ila tu idadi ya wanachama waliojibu ndiyo kwa siku. Katika mawazo yetu ya kuanza, tunahifadhi uliyoyatuma na, kwa siku 90, uliyoonyeshwa kwa ajili ya nani, ili yasijirudie.\nUkiomba picha zako zihakikiwe, picha nne za kamera yako huhifadhiwa kwa usimbaji fiche. Ni wakaguzi na wasimamizi wetu tu wanaoziona ili kuzilinganisha na picha yako kuu, na kila mara zinapotazamwa hurekodiwa. Hakuna kompyuta inayotambua uso wako. Picha hizo hufutwa siku 30 baada ya uamuzi, au baada ya siku 60 ikiwa hakuna uamuzi; uamuzi huhifadhiwa siku 600, na wengine huona mwezi wa uhakiki tu, kwa miezi 18. Misimbo inayotokana na namba na barua pepe za watu usiotaka kukutana nao hapa hutumika tu kukuficha wasikuone; hatuhifadhi namba zenyewe, hazimo katika nakala ya data ya mtu yeyote, na hufutwa pamoja na akaunti yako.',
    },
    place: {
      title: 'Mahali ulipo',
      text: 'Hatuhifadhi kamwe mahali ulipo hasa. Hupunguzwa kuwa eneo la kilomita 2 hivi kabla ya kuhifadhiwa. Wengine wanaona umbali kwa kilomita kamili na mji wako, kamwe si ramani. Unaweza kuchagua mji badala ya kutumia mahali ulipo.',
    },
    others: {
      title: 'Wengine wanaona nini',
      text: 'Wanachama wanaona jina lako, umri, picha, wasifu na umbali, na kama uko mtandaoni isipokuwa ukificha. Barua pepe na nambari yako ya simu havionyeshwi. Hakuna anayeambiwa ni nani aliyempita, aliyemzuia au aliyemripoti. Ujumbe husomwa na wanaoandikiana, na msimamizi pia ikiwa mmoja wenu ataripoti mazungumzo. Programu hutafuta dalili za utapeli katika ujumbe kwa watu wapya; zikikusanyika kadhaa, msimamizi husoma mazungumzo hayo. Anayeweza kuona wasifu wako anaweza kusikiliza salamu yako ya sauti, na msimamizi huisikiliza, kama anavyoangalia picha. Ukiibadilisha au kuiondoa, faili yake inafutwa, isipokuwa mtu aliripoti wasifu wako wakati ilipokuwepo.\nUjumbe unaoufuta hutoweka kwenu wote wawili. Ulichosema, na kile ambacho ujumbe ulisema kabla ya kuhaririwa, huhifadhiwa kwa siku 30: kwa ajili ya programu hiyo na ripoti kama hiyo tu, na kwa nakala ya data zako. Kisha hufutwa kabisa. Faili la ujumbe wa sauti au la picha hufutwa mara unapofuta ujumbe, isipokuwa kama mmoja wenu alikuwa ameshayaripoti mazungumzo. Katika hali ya faragha wanakuona wale unaowapenda tu, na wale mliopendana au mnaozungumza. Ukichagua hivyo, picha zako hutumwa zikiwa na ukungu kwa wote isipokuwa uliopendana nao na wasimamizi wetu; aliyeziona au kuzihifadhi kabla anaweza kuwa nazo bado.',
    },
    team: {
      title: 'Nani katika timu yetu anaona nini',
      text: 'Timu yetu ina nafasi mbalimbali, na kila moja inaona kile inachohitaji tu. Wakaguzi husoma ripoti pamoja na ujumbe uliomo, na huangalia picha, salamu za sauti, uhakiki wa picha na akaunti mpya zinazosubiri; hawaoni barua pepe, nambari ya simu wala salio lako. Huduma huona akaunti pamoja na barua pepe, nambari ya simu na salio, na husoma ripoti bila kuamua. Fedha huona majina, hali ya akaunti, salio na malipo. Wachambuzi huona idadi zilizokadiriwa tu, na hakuna yenye watu chini ya kumi. Wasimamizi wakuu huona haya yote. Hakuna anayeweza kufungua ujumbe usiokuwa kwenye ripoti.\nKila mtu wa timu huingia kwa uthibitisho wa pili. Wanachobadilisha huandikwa kwenye kumbukumbu inayoongezwa tu, na vivyo hivyo kila mara ripoti au uhakiki wa picha unapotazamwa.',
    },
    signs: {
      title: 'Dhidi ya utapeli na akaunti bandia',
      text: 'Kwenye seva yetu wenyewe, programu hutafuta kwa kanuni maalumu dalili za utapeli katika ujumbe kwa watu wapya: kuomba pesa, ada, kadi za zawadi, vitisho, maneno yaleyale kwa watu wengi. Zikikusanyika kadhaa, msimamizi hupata mazungumzo hayo kama ripoti. Hadi aamue, kwa siku zisizozidi 14, mwandishi anaweza kuandikia watu wapya watatu tu kwa siku. Programu haifanyi zaidi ya hapo: mtu ndiye anayeamua. Akaunti yako ikiwekewa mipaka au kitu chako kikiondolewa, unasoma sababu na unaweza kukata rufaa.\nIli kuzuia akaunti bandia nyingi kwa pamoja, tunahesabu kwa siku saba ni akaunti mpya ngapi zinatoka kwenye mtandao mmoja au zina namba za kundi moja, kwa alama za siri zisizotaja mtandao wala namba, na tunalinganisha picha mpya. Programu inaweza kuzuia akaunti mpya kwa muda kwa sababu hiyo; haifukuzi kamwe. Kisha mtu wa timu yetu anaamua, anakuambia sababu, na unaweza kukata rufaa. Unakotoka hakuhesabiwi. Akaunti iliyokataliwa hufutwa baada ya siku 30. Barua pepe ya muda na usajili wa haraka kuliko mtu anavyoweza pia huhesabiwa. Kilichopatikana kuhusu akaunti inayosubiri huhifadhiwa pamoja nayo, na kimo kwenye nakala ya data zako. Watu wengi mno wanapojisajili, kivinjari chako hufanya hesabu ndogo; kwake tunahifadhi namba ya kubahatisha, kwa siku moja.\nKwa siku 90 tunahifadhi nani alitengeneza na nani alitumia namba ya mwaliko. Huoni aliyetumia yako.',
    },
    order: {
      title: 'Unaowaona kwanza',
      text: 'Mpangilio hutegemea nani yuko hai kwenye huduma, nani tayari amekupenda, na mapendekezo. Mapendekezo hujifunzwa kwenye seva yetu wenyewe, mara moja kila usiku, kutokana na kupenda tu na idadi ya mara ambazo kila mtu ameonyeshwa, bila kuhesabu nani alimwona nani. Hatujifunzi kamwe kutokana na watu unaowapita; wao huachwa tu nje ya orodha yako mwenyewe. Kwa kila mwanachama tunahifadhi watu waliopendekezwa wasiozidi 60, kwa siku zisizozidi 7; mengine yaliyojifunzwa hufutwa baada ya usiku. Hakuna alama yako ambayo mtu yeyote anaiona. Ukichagua mpangilio wa walio hai katika mipangilio, mapendekezo yako hufutwa na hatujifunzi tena kutokana na unaowapenda. Pia tunahesabu ni wanachama wangapi walioonyeshwa watu kwa kila mpangilio kwa siku, ili kuona upi unasaidia zaidi; tunahifadhi idadi tu.',
    },
    browser: {
      title: 'Kivinjari chako kinahifadhi nini',
      text: 'Kipindi chako, lugha uliyochagua na kama unaokoa data, na kidakuzi chenye lugha tu, ili ukurasa wa kwanza uje kwa lugha hiyo. Ukitoka, kipindi hufutwa kwenye kivinjari. Hakuna vidakuzi vya matangazo wala vya kukufuatilia.',
    },
    third: {
      title: 'Hakuna wengine ndani ya ukurasa',
      text: 'Kurasa za {brand} hupakia kila kitu kutoka seva hii: hakuna takwimu za matumizi, hakuna matangazo, hakuna fonti wala programu kutoka kwingine. Nchi ya anwani yako ya mtandao hutafutwa kwenye jedwali lililo kwenye seva yetu wenyewe. Ni wakati wa kulipa tu ndipo unapoenda kwenye ukurasa wa mtoa huduma ya malipo, anayepokea kiasi na kile anachohitaji kwa malipo. Programu ambazo mwendeshaji anaziunganisha zinaweza kujulishwa kwamba umejiunga, picha yako imehakikiwa, umeripotiwa au kusimamishwa, au malipo yamefika. Taarifa hiyo ina namba za ndani, tarehe na kiasi, na haina jina, ujumbe, picha wala mahali.',
    },
    mails: {
      title: 'Barua pepe tunazotuma',
      text: 'Misimbo unayoomba; taarifa mtu akijisajili kwa anwani yako; na, ukiziacha zimewashwa, arifa kuhusu mnaopendana, ujumbe na akaunti yako. Ukiomba, pia taarifa jioni kunapokuwa na jambo jipya kwako; kwa hilo tunahifadhi saa za eneo za kivinjari chako hadi utakapoizima. Kila aina inaweza kuzimwa kwenye mipangilio au kwa kubofya mara moja ndani ya barua pepe. Tunajibu unachoandika kwenye fomu ya mawasiliano; hutumwa kwa mwendeshaji kwa barua pepe na hakihifadhiwi kwenye akaunti yako. Hatutumi matangazo.',
    },
    keep: {
      title: 'Tunahifadhi kwa muda gani',
      text: 'Kwa muda wote ulio na akaunti. Misimbo huisha baada ya dakika 10, vipindi baada ya siku 14 bila kutumika na siku 90 kwa vyovyote, akaunti zisizothibitishwa baada ya saa 48. Miadi unayoshiriki na rafiki inaisha saa 24 baada yake, au ukitaka wewe; siku moja baadaye inafutwa, pamoja na mahali, maneno na alama ya kiungo chake. Aliye na kiungo anaona jina lako la kwanza, maneno yako, mahali na saa; mtu mwingine anaonyeshwa tu wakati anakubali. Swali unalomtumia linabaki kwenye mazungumzo.',
    },
    erasure: {
      title: 'Kufuta akaunti yako',
      text: 'Unapofuta akaunti yako, wasifu, picha, ujumbe, uliowapenda na mipangilio yako hufutwa kwenye hifadhidata, kwenye faili zilizohifadhiwa na kwenye kumbukumbu za mfumo. Tukilazimika kurejesha nakala ya akiba, ufutaji hufanywa tena.\nMambo matatu hubaki kwa muda au daima: mistari ya daftari la fedha, ambayo sheria inatutaka tuihifadhi, chini ya nambari isiyomtaja mtu; ushahidi wa ripoti zilizo wazi, hadi siku 180 baada ya kufungwa; na, ikiwa akaunti ilifungiwa, alama iliyosimbwa kwa ufunguo ya barua pepe na nambari ya simu, ambayo haiwezi kusomeka lakini inaweza kutambulika.',
    },
    rights: {
      title: 'Haki zako',
      text: 'Kwenye wasifu na mipangilio yako unaweza kuona na kubadilisha data zako na kuchukua nakala: kila ulichotoa, ulichoandika, ulichofanya au ulichoambiwa, na maamuzi kukuhusu. Unaweza kupinga, na kulalamika kwa mamlaka ya ulinzi wa data ya nchi yako.',
    },
    security: {
      title: 'Tunavyozilinda',
      text: 'Miunganisho imesimbwa. Picha zina anwani zisizoweza kukisiwa na zinazoisha muda. Funguo za vipindi huhifadhiwa kama alama zilizosimbwa tu. Anwani za maombi huhesabiwa kwa muda mfupi ili kuzuia matumizi mabaya.',
    },
    contact: {
      title: 'Maswali',
      text: 'Andika kwa {email} au tumia ukurasa wa mawasiliano. Sera hii ikibadilika kwa jambo la maana, tunakuambia kabla haijaanza kutumika.',
    },
  },
}
