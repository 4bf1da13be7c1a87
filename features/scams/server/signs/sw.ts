import type { SignWords } from './sign-words.ts'

/** Swahili, with Sheng. */
export const sw: SignWords = {
  ask: [
    '(?:ni|uni|nina|naomba uni|niku|tu)(?:saidi|tum|kopesh|azim|lipi|nunuli|ongeze|changi|wek)\\w*',
    'naomba|nisaidie|nahitaji|ninahitaji|nataka msaada|msaada|saidia|usaidizi|imebaki|zimebaki|nusu|hata nusu|hata kidogo|kidogo tu|chochote|ulichonacho|kitu kidogo|favou?r|nipungukiwa|nimepungukiwa|inabaki',
    '(?:u|uta|una|uka|wewe u)(?:lip|tum|wek|nunu|top)\\w*|lipa|lipia|tuma|weka pesa|wekea|maliza nao|malizana|peana|toa pesa|changa|unaweza (?:kuni|ku)\\w*|waweza kuni\\w*|send|nikopeshe',
  ],
  pay_back: [
    'nita(?:ku)?(?:rudish|lip|rejesh|rudi)\\w*|nikirudi|nikifika|nikilipwa|nikipata|kurudish\\w*|mara mbili|mshahara|refund|deni|nitakurefund|ntakurudishia',
  ],
  crisis: [
    'hospital\\w*|hosi|kliniki|upasuaji|operesheni|operation|daktari|ajali|ambulensi|dharura|emergency|mgonjwa|anaumwa|ugonjwa|amelazwa|kulazwa|lazwa|kufa|amefariki|kifo|mazishi|msiba|dawa|homa|icu|matibabu',
    'nimeibiwa|kuibiwa|ibiwa|wezi|polisi|kituo cha polisi|nimekamatwa|dhamana|nimekwama|kukwama|mwenye nyumba|landlord|kodi ya nyumba|kufukuz\\w*|fukuza|nimepoteza',
    '(?:akaunti|kadi|benki|mshahara|app|simu)[^.]{0,15} (?:imefungwa|imezuiwa|imekataa|umechelewa|imegoma|haifunguki|imeblock\\w*)|hawajatulipa|hatujalipwa|mgomo|umechelewa|declined',
    'sijala|njaa|chakula|sina (?:bundle|data|salio|airtime|credit|kitu)|nitakuwa offline|sitakuwa (?:online|hewani)|naona aibu|aibu|wewe tu|ni wewe (?:tu|pekee)|wewe pekee|sina mwingine|mungu ata\\w*|shida|tatizo|baya limetokea',
  ],
  fee: [
    'forodha\\w*|customs|mzigo|kifurushi|parcel|sanduku|boksi|usafirishaji|courier|tracking|airport|uwanja wa ndege|dereva|mjumbe|wakala|agent|umezuiwa|imezuiwa|kutoa mzigo|delivery|stoo|storage|diplomat\\w*',
    'kodi|ushuru|ada|gharama|malipo ya|usajili|registration|viza|visa|ubalozi|wakili|mwanasheria|barrister|afisa|katibu|fomu|form|karatasi|nyaraka|stempu|medical|vipimo|tume|processing|fee',
    'urithi|mirathi|mrithi|ndugu wa karibu|next of kin|fedha za|milioni|million|asilimia|\\d+ ?%|dhahabu|marehemu|siri ya kazi|mwaminifu|mchango',
    'ajira|kazi (?:ya|canada|dubai|qatar|saudi|ulaya|nje)|nafasi|recruit\\w*|scholarship|ufadhili|mkataba|interview|usaili|malazi',
  ],
  invest: [
    'wekez\\w*|uwekezaji|invest\\w*|trad\\w*|faida|profit\\w*|forex|signal\\w*|platform|jukwaa|broker|mchambuzi|mining|bot|level|vip|soko|chati|mtaji|kutoa pesa|withdraw\\w*|returns',
    'uhakika|guaranteed|bila (?:hasara|hatari|risk)|hakuna (?:hasara|hatari|risk)|mara (?:mbili|tatu)|kuzidisha|ongeza pesa|hatua kwa hatua|anza (?:na )?(?:kidogo|ndogo)|screenshot|mjomba|shangazi|mentor|jisajili|jiunge|register|pata pesa|kutengeneza pesa|nitakuongoza|nitakufundisha|uhuru wa kifedha|link',
    '(?:crypto\\w*|bitcoin|btc|usdt|eth|ethereum|sarafu|wallet|token)',
  ],
  gift_card: [
    '(?:kadi|vocha|card|cards|gift) (?:ya |za )?(?:zawadi|itunes|apple|steam|google ?play|amazon|michezo|gemu|razer|gift|cards?)|itunes|steam|razer|google play|gift ?cards?|zile kadi|kadi zile|kadi za',
    'kwangu\\w*|kukwangua|ukwangue|kwangua|namba za nyuma|nyuma|sehemu ya nyuma|codes?|kodi zilizo|risiti|supermarket|supamaketi|dukani|cashier|piga picha|picha ya',
  ],
  threat: [
    'rekodi\\w*|nimerekodi|record\\w*|screenshot\\w*|nina (?:picha|video|kila|namba|ile|zile|hizo)|nimehifadhi|nimesave|uso wako|video yako|picha zako|picha hii|ninazo|ninayo|bado ninayo|bado nina',
    'nitapost\\w*|post|nitatuma (?:kwa|kila)|nitasambaza|sambaz\\w*|kila mahali|kila mtu|mtandaoni|mitandaoni|viral|facebook|instagram|naweka|nitaweka|anika|kuanika|chapisha',
    '(?:familia|mume|mke|bosi|kanisa|mchungaji|dada|kaka|mama|marafiki|contacts|kazini|wazazi|watu|maisha|jina) (?:yako|wako|lako|zako)|kanisani|najua unapofanya|najua (?:unapo|uko|mahali)',
    'usini(?:block|blocki|zuie)|ukini(?:block|blocki|zuia)|muda un\\w*|unadhani natania|natania|nitafuta|nafuta|hutanisikia|hutasikia|la sivyo|au ni\\w*|ama ni\\w*|mbaya zaidi|utajuta|kimya changu|kuwa makini|aibu|kuharibu|haribu',
  ],
  intimate: [
    'uchi|nudes?|mwili|vua|nionyeshe|onyesha (?:yote|kila)|sexy|faragha|private|kwa macho yangu|kabla (?:si)?ja?lala|kabla ya kulala|usiku ule|kitandani|bafuni|usiogope|usione aibu|camera|kamera|video call ya|moto',
  ],
  code: [
    '(?:code|kodi|namba) (?:ya |za )?(?:uthibitisho|siri|verification|whatsapp|sms)|uthibitisho|verification|otp|sms|(?:tarakimu|namba|digits) (?:6|sita)|6 digits|nitumie (?:hiyo |ile )?(?:code|kodi|namba)|code tu|hiyo code|ile code|nimepoteza akaunti|niliweka namba yako|akaunti ya benki|kitambulisho|jina kamili|nywila|password',
  ],
  love: [
    'mpenzi|malkia|mfalme|moyo wangu|kipenzi|mke wangu|mume wangu|maisha yangu|nakupenda|mungu (?:ame|ali|kani|amen)\\w*|kuoa|kuolewa|ndoa|uchumba|laazizi|sweetheart|babe|baby|asali|honey|niamini|tuko kitu kimoja|sisi ni (?:mmoja|wamoja)|dear|wangu wa',
  ],
  secret: [
    'usi(?:mwambie|waambie|seme|mueleze|ongee|waonyeshe|mwonyeshe)\\w*|kati yetu|siri|faragha|confidential|si hapa|mtu yeyote|mtu yoyote',
  ],
  persona: [
    'rig|offshore|baharini|mwanajeshi|jeshi\\w*|misheni|mission|syria|kapteni|nahodha|meli|umoja wa mataifa|base|kambi|mkataba|contract|mhandisi|injinia|engineer|mjane|mgane|kutoka (?:london|marekani|canada|uk)|nje ya nchi|marehemu',
    'kamera (?:ime|ya)\\w*|camera (?:ime|ni)\\w*|hairuhusiwi|hawaruhusu|haturuhusiwi|usalama|mtandao mbaya|network mbaya',
  ],
  pressure: [
    'sasa|sasa hivi|leo|usiku wa leo|haraka|upesi|kabla ya|hadi saa|dakika|siku ya mwisho|zimebaki|imebaki|inaisha|inafungwa|tafadhali|mbona (?:kimya|umenyamaza)|hunipendi|huniamini|naapa|kweli|umeenda|umepata|umetuma|mimi ni mkristo|urgent|fasta',
  ],
  doubt: [
    'utapeli|tapeli|matapeli|uongo|feki|fake|scam\\w*|unanitisha|kutisha|hatari|risk\\w*|ni kweli|kweli\\?|kwa nini (?:mimi|usi|una|huwezi)|kwanini|ni nini|ya nini|bei gani|ni (?:ngapi|pesa ngapi|kiasi gani)|sijui|sina (?:pesa|hela|kitu)|sielewi|sina uhakika|ndugu yako|kaka yako|ni nyingi|kulipa (?:nikifika|zawadi)|ofisi|futa|ulirekodi|unataka nini|sms gani|code gani|huwezi|video call|hatujawahi|polisi|maswali|inafanyaje|inafanya kazi|nimetuma|naogopa',
  ],
}
