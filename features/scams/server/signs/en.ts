import type { SignWords } from './sign-words.ts'

/** English, with Pidgin. */
export const en: SignWords = {
  ask: [
    '(?:help|assist|support|sponsor|epp|bless|rescue|bail|carry|stand (?:by|for|with)) (?:me|us|your|out)',
    '(?:lend|loan|borrow|dash|spot|credit|advance|push|raise|front|recharge|cash ?app|zelle|venmo|chime|opay|top) (?:me|us)',
    'i (?:just |only |really |still |urgently |badly )?need (?:your |some |a |small |little |quick |urgent )?(?:help|money|cash|loan|favou?r|assistance|support|funds?|service)',
    'remaining|short (?:of|by|on)|i m short|i (?:have only|only have|ve only)|(?:only|even|just|do|bring|pay|send|have) (?:the )?half|half of (?:it|that|the)|part of it',
    'whatever (?:you|amount)|anything you|anyhow you|any amount|no (?:matter how|amount is) (?:small|little)|something small|small (?:something|help|favou?r|money)|a little something|find me|something for (?:me|food|the)',
    'beg(?:ging)? you|i beg|on my knees|quick favou?r|favou?r (?:to ask|i need)|ask (?:you )?(?:a|for a|one|this) (?:small )?favou?r|ask you something|do me (?:a|one|this)|let me borrow',
    '(?:can|could|will|would) (?:you )?(?:please |kindly |just )?(?:help|assist|support|lend|borrow|spot|sort|loan|raise|cover|sponsor|receive)',
    'add (?:me|something|small|for|money|it up)|complete (?:it|the|my|for)|help (?:out|your)|come through for me|partner with me|support from your|see what you can do|is there any way|if you can(?:t)? (?:do|not)|i have nobody|no ?one to (?:ask|turn)',
    'nobody (?:wants|to help)',
  ],
  pay: [
    '(?<!(?:\\bi|\\bwe|\\bll|\\bthey|\\bhe|\\bshe|\\bcan i|\\bnext) )(?:pay|deposit|transfer|wire|remit|fund|top ?up|refund|settle|clear|cover|sort|handle|zelle|cash ?app|reimburse|return|load) (?:it|them|this|that|the \\w+|to|into|in|through|via|by|only|just|now|today|half|even|part|him|with them|your|a|your|the|\\W?\\d\\S*|before|first|up)',
    'you (?:will |can |could |should |must |need to |have to |just |only |go |still |simply |ll |ve to |d |re to )+(?:pay|send|deposit|transfer|give|settle|clear|handle|cover|add|put|recharge|borrow|start with|see to|buy|drop|prepay|verify)',
    'you (?:pay|deposit|recharge|drop|register|buy|put|invest)|u pay',
    '(?:just|only|simply|please|kindly|everyone|everybody|must) (?:pays?|paid|clear|cover|settle|refund|deposit)|(?:the )?only thing you pay|payments?|part payment',
    '(?:send|show|share) (?:me )?(?:the |your |a )?(?:money|cash|funds?|payment|fee|deposit|slip|receipts?|proof|confirmation|screen ?shot)',
    'into (?:this|my|the|that) (?:account|wallet|line)|to (?:this|my|that|the following) (?:account|number|line|wallet|address)|account (?:details|name|number|no|to pay)|acct|aza|acc (?:number|no|name)|in the name of|name (?:will|to|it) show|the name is',
    'under the name|routing|swift code',
    'take (?:a )?loans?|loan (?:it|apps?)|get a loan|borrow (?:it|from|if|small|some)|ask your (?:friends|bank|brother|sister)|sell (?:your|something)|you (?:can )?(?:do|send|use) (?:western|moneygram|bitcoin|it (?:through|by|via))',
    'put (?:in )?(?:even |down |your |the )?(?:money|\\W?\\d\\S*)|drop (?:the |something|small|\\W?\\d\\S*)|give me \\W?\\d\\S*|bring \\W?\\d\\S*|(?:get|buy|subscribe|purchase|renew) (?:me )?(?:data|airtime|credit|a ticket|my ticket|the ticket)',
  ],
  send: [
    '(?:send|give|bring|get|buy|drop|forward|do|put|grab|pick|type|text|push|load|use|return|try|purchase) (?:it|me|them|this|that|us|him|her|to|half|even|small|the|your|as|by|through|via|something|now|back|\\W?\\d\\S*)',
    '(?:transfer|deposit|pay|wire|scratch|register|invest|contact|call|message|email|reply|click|open|download|install|sign|fill|withdraw|convert|swap|choose|go|take|borrow|ask|check|confirm|show|share|read|keep|hold|tell|say|lend|help|add|join|follow|start|sell|swipe|copy|paste|scan|enter|upload|claim|apply|book|hurry|clear|settle|release|provide|complete|connect|stake|collect|cash|renew|recharge|top|load) (?:it|me|them|this|that|us|him|her|to|half|the|your|with|by|through|at|for|an|a|from|my|in|on|up|out|one|some|small|now|here|\\W?\\d\\S*)',
    'you (?:just|only|need|have|must|should|can|could|will|would|ll|don t need)|(?:can|could|will|would) you|please|kindly|try (?:and|to)|make sure|let us|let s do|all you (?:need|have)',
  ],
  pay_back: [
    '(?:pay|give|send|return|get) (?:you |it |everything |all |every \\w+ |the money |your money )*back',
    'refund\\w*|reimburs\\w*|repay\\w*|return it|double (?:when|it)|i owe you|pay (?:you )?(?:double|with interest)|with interest|balance you|sort you',
    '(?:when|once|as soon as|immediately|the moment) (?:i|my|the|am) (?:land|arrive|get|come|am|m|salary|contract|payment|\\w+ (?:pays?|is paid|enters|clears?))|settle you|make it up to you|cash when i|out of my (?:pay|salary)|month end',
    'by (?:friday|monday|weekend|next week)',
  ],
  crisis: [
    'hospital|clinic|surgery|operat(?:e|ion)|doctors?|ambulance|icu|accident|hit by|emergency|medicine|medication|drugs for|bleeding|dying|die|admitted|sick|ill|burial|funeral|passed away|fractur\\w*|broken? (?:my )?leg|x ?ray|plaster|blood|kidney|cancer|stroke',
    'oxygen|insulin|dialysis|pharmacy|malaria|labou?r|premature|collapsed|treatment|injur\\w*|wound\\w*|scan',
    'stranded|robbed|robbery|stolen|stole|thie(?:f|ves)|mugged|attacked|kidnapp\\w*|arrest\\w*|police station|bail|custody|detain\\w*|immigration|deport\\w*|evict\\w*|landlord|caretaker|locked (?:out|my)|padlock|stuck (?:at|in|here)|thrown? out|kick(?:ed)? me out',
    'rent (?:is |has |don )?(?:due|late|expire\\w*)|house rent|light bill|electricity|cut (?:my|the|our) (?:light|power)|school fees|boarding school|sent (?:her|him|them|my \\w+) (?:home|out)|(?:exams?|exam fee) (?:begin|start|is)|tuition|debts?|bills?',
    'broke(?:n)? down|car broke|tyre|flat tire|mechanic|tow(?:ing)? truck|engine (?:part|problem|spoil\\w*)|machine part|spoil(?:ed|t|ing)',
    '(?:phone|fone|screen|laptop|line) (?:is |has |will |don |fell |got )*(?:spoil\\w*|dead|die|dying|bad|broken|off|fell|fallen|cracked|inside)',
    '(?:account|card|wallet|app|bank|salary|pay|assets?|funds?|money) (?:is |are |was |has |have |been |got |still )*(?:locked|blocked|frozen|restricted|declined|delayed|closed|limit\\w*|over ?limit|stuck|held|on hold)|card is(?:n ?t)? (?:declined|working)',
    'not (?:yet )?(?:been )?paid (?:us|me)?|haven ?t paid|owed? (?:me|us) (?:salary|three)|can t (?:touch|access) my|strike|delayed',
    'hungry|starv\\w*|nothing to eat|nothing in the house|(?:no|not) food|haven ?t eaten|not eaten|something to eat|gas (?:is )?finished|no (?:more )?(?:data|bundle|airtime|network)|off tomorrow|offline from|something (?:bad |terrible )?happened|ashamed',
    'shy to (?:ask|say|tell)|hate to (?:ask|tell|bring)|only person|only you|you re all i have|nobody else|no one else|god will (?:remember|bless|reward)|crying|hard time|bad (?:week|time)|going through|suffer\\w*|problem',
  ],
  fee: [
    'customs?|clearance|courier|tracking|release|storage|dispatch|diplomat\\w*|logistics|delivery (?:man|agent|fee|company|is|charge|cost)|(?:pay|cover|for|is|the|only|just) (?:the )?(?:delivery|shipping)|shipping|seized|held (?:at|by)|scanned|warehouse|demurrage',
    'crate|quarantine|(?:pet|animal) courier|vaccin\\w*',
    'tax(?:es)?|fees?|charges?|levy|certificates?|affidavit|stamp|processing|registration|register with|medical|biometrics?|activat\\w*|insurance|deposit|caution|commitment|inspection|power of attorney|laundering|permit|paper ?work|papers?|documents?|forms?',
    'file opening|part payment|refundable|margin|gas fee|unlock|upfront|agreement|membership|materials?|items|to claim|handling|penalty|fine of|bta|bond|upgrade',
  ],
  windfall: [
    'next of kin|inherit\\w*|will and testament|late (?:client|father|husband|dad|mother|aunt|uncle|boss|parents)|deceased|beneficiary|trustee|fund transfer|millions?|\\d+ ?m(?:illion)?|dormant|abandoned|box (?:with|of)|trunk|gold|diamonds?|red cross|consignment',
    'orphan|refugee|donat\\w*|foundation|compensation|share it|\\d+ ?(?:%|percent) (?:is|are|of|for|will)|will (?:keep|get|take|receive|have) \\d+',
    'grants?|empowerment|lottery|raffle|jackpot|promo|giveaway|winner|you won|have won|selected|congrat\\w*|claim|illuminati|freemason\\w*|brotherhood|grand ?master|initiat\\w*|riches|ritual|spirit(?:s|ual)|spell|candles|baba|native doctor|oracle',
    'recruit\\w*|job in|jobs? abroad|slots?|care ?home|scholarship|housing free|offer letter|work permit|relocat\\w*|visas?|travel agent|process (?:your|work|visa)|embassy|(?:need|offer|get you|give|personal|quick|instant) (?:a )?loans?|without collateral',
    'loan (?:offer|approv\\w*)|disburse\\w*|approved|adopt|pupp(?:y|ies)|yorkie|for free|mumm(?:y|ies)|sugar|connect (?:you|men|people|young)|replacement',
    'parcel|box|shipment|i (?:have )?(?:sent|posted|shipped) you|shopping for you|surprise for you|something for you|inside the (?:box|bag|parcel|package)|by mistake|mistakenly|wrong(?:ly)? (?:number|sent)|entered your',
    '(?:house|apartment|bedroom|land|plot|car) (?:going )?(?:for )?(?:very )?(?:cheap|low|sale)|selling|contract (?:to|award\\w*)|award\\w*|allocation|(?:into|in) your account|receive (?:it|a payment|money|funds)',
  ],
  invest: [
    'invest\\w*|trad(?:e|es|ing|er|ers)|forex|fx|signals?|platform|brokers?|analyst|mining|miner|vip|(?:exchange|trading) (?:app|site|account)|charts?|capital|portfolio|withdraw\\w*|account manager|coach|expert trader|mt[45]|nodes?|pump|whale|dashboard|stak(?:e|ing)',
    'liquidity|nft|mint|whitelist|metamask|trust wallet|binance|p2p|online tasks?|tasks|merchant|commission|the window|ponzi|recover(?:y)? (?:lost |your )?(?:funds|money)|lost funds|hacker|balance today|my balance|i closed (?:early|today)|green (?:all|today)',
    '(?:crypto|bitcoin|btc|usdt|eth|ethereum|token|coins?|wallet|dogecoin|bnb|xrp|solana|tron|trc ?20|erc ?20)',
  ],
  promise: [
    'guarante\\w*|risk ?free|no (?:loss|risk)|doubl(?:e|es|ed|ing)|tripl\\w*|\\d+ ?x|\\d+ ?(?:%|percent)|\\d+ times|(?:per|a|each) (?:day|trade|week)|daily|weekly|in (?:just )?\\d+ ?(?:days?|hours?|hrs|mins?|minutes|weeks?)|profits?|returns?|roi|earn\\w*|gains?',
    'made \\W?\\d\\S*|make (?:money|cash|extra|\\W?\\d\\S*)|win rate|cash(?:ed)? (?:it )?out|passive|side income|financial freedom|never lost|grow wealth|own property|what \\w+ gave me|paid my rent|split \\d+|bonus|double bonus|from (?:home|your phone)',
    'legit|100 ?% (?:safe|real|legit)|proof|screen ?shots?|step by step|guide you|walk you|teach you|show you (?:how|what)|i learn(?:t|ed)|start (?:small|with|low)|register (?:here|on|with|under)|sign up|join (?:the|my|our|us)|group|under me|my (?:invite|code|link)',
    'click|download|open (?:an|your|the|a) (?:account|\\w+ account)|letting you in|sit with you|one together|not (?:your )?regret|miss(?:ed)? (?:it|out|the|\\W?\\d)|because of fear',
  ],
  gift_card: [
    '(?:gift|itunes|apple|steam|google ?play|amazon|razer|sephora|vanilla|xbox|playstation|psn|ps5|netflix|roblox|ebay|visa|walmart|target|nike|footlocker|recharge|prepaid|scratch|game|gaming|that|those|these|the|one|another|new|which|your|of|each) ?(?:gold |gift )?(?:cards?|vouchers?|pins?)(?! (?:i|a|to work))',
    'itunes|steam|razer|google play|vanilla|vouchers?|gift ?cards?|cards?,? (?:\\W?\\d|of|from|for|by|is|are|hang|worth)|card of|cards|rack of|gift (?:stand|rack)',
  ],
  card_code: [
    'scratch\\w*|peel\\w*|silver|strip|back side|behind (?:it|the|that)|(?:at|on|of) the back|front and back|back of|codes?|the (?:digits|numbers|pin)|long number|pins?|(?:read|type|snap|picture|photo|clear pic\\w*) (?:me )?(?:of |it |that |what |the |them |to )',
    'snap(?:shot)?|receipts?|supermarket|cashier|the till|by the (?:door|till)|shoprite|walmart|cvs|target|walgreens|(?:store|shop) (?:near|close|by|around|girl|man|clerk)|(?:any|at the|from the|near a|reach a|two different) (?:store|shop)s?|near a|(?:they|it) says?',
    'invalid|redeemed|been used|one more|another one|if they ask',
  ],
  hold: [
    'record(?:ed|ing|s)?|screen ?record\\w*|screen ?shots?|i (?:have|ve|got|saved|kept|still have) (?:the|all|every|you|it|a clip|a video|footage|copies|every\\w+|your|full)|i have (?:everything|you on|it all)|still have (?:that|the|your|it)',
    'your (?:nudes?|face|pics?|pictures?|photos?|videos?|clip|chats|contacts|followers|friends ?list|gallery|number in)|(?:naked|nude) (?:video|pics?|pictures?|photos?)|the (?:video|pictures|photos|chats|footage|clip)|on tape|footage|hacked|your (?:phone )?camera',
    'all your|a folder|folder|list(?:ed)? (?:of )?your|our old chats|old chats|from that night|my memories',
  ],
  threat: [
    '(?:post|upload|leak|publish|expose|spread|tag|release|go live|broadcast) (?:it|them|this|that|your|the|to|all|with|everything|you)',
    '(?:share|forward|send|show) (?:it|them|this|that|these|everything|all|out)? ?(?:it |them |this |that )?to (?:all|your|every|the whole)|viral|trending|famous|on the news|make you (?:famous|popular)|click send|everyone will|will (?:see|watch|know|receive|enjoy)',
    'caption|i (?:will|ll|can) (?:send|post|upload|expose|show|drop|go)',
    'do ?n ?t (?:block|report|try|involve|call the)|do not block|if you (?:block|ignore|report|don ?t|fail|refuse|stop)|time is (?:going|running|up)|you think (?:i m|i am|if|this is|it s)|i (?:delete|wipe)|will delete|take it down|never hear from|leave you alone',
    'you re free|worse|regret|my silence|silence is|keep a secret|careless|or i|or else|otherwise|otherwise you|ruin|disgrace|destroy|drop the (?:case|charge)|press charges|minor|under ?age|is 15|i m her (?:father|dad)|officers?|no police|police|tick tock|count to',
    'hours? left|within \\d+|you have \\d+|\\d+ ?hrs?|same amount|the price|i m not (?:playing|joking)|not playing|i know (?:where|your|who|everything)|where you (?:work|live)',
  ],
  kin: [
    'your (?:family|husband|wife|boss|pastor|church|sister|brother|mother|mum|mom|dad|father|uncle|friends|contacts|followers|facebook|instagram|ig|people|office|school|job|workplace|parents|kids|children|fianc\\w*|neighbou?rs|colleagues|employer)',
  ],
  intimate: [
    'nudes?|naked|body|undress|strip|take (?:it |that )?off|without (?:clothes|anything)|show (?:me )?everything|show me your|sexy|private|for my eyes|before i sleep|from that night|in bed|bathroom|shower|bathe|video call|don ?t be shy|touch|naughty|horny|on cam|cam',
    'fun|curves|turn your light|let me see you|just one (?:photo|pic\\w*)|send me one|one (?:photo|picture|pic|snap)|exchange pics|something small|your thing|adult|escort|me first|i will start',
  ],
  code: [
    '(?:verification|verify|otp|sms|6 digits?|six digits?|confirmation|login|pin) ?(?:code|number)?|send (?:me )?(?:the|that) code|only the code|the code|lost access|put your number|(?:bank|account|card|login) details|id card|passport|copy of your|full name',
    'your (?:account|bank|login|acc)|12 words|seed phrase|your password|(?:name|number|bank), |bank and name|use your account|expires',
  ],
  love: [
    'my (?:love|queen|king|wife|husband|angel|dear|darling|heart|sweet\\w*|everything|future|woman|man|baby)|babe|baby|honey|sweetheart|darling|dear|soul ?mate|i love you|marr(?:y|iage)|future|god (?:sent|brought|showed|gave)|trust me|we are one|are one|hubby|hun',
    'beautiful|for us',
  ],
  secret: [
    '(?:don ?t|do not|dont|never|not) (?:tell|mention|inform|show|let|discuss|write|say)|keep (?:it|this|that)|between us|confidential|secret|discreet\\w*|not here|tell (?:no ?one|nobody)|nobody (?:must|should) know|not everyone must|for yourself|say it s for',
  ],
  persona: [
    'rig|offshore|deploy\\w*|syria|yemen|kabul|afghanistan|sudan|ukraine|mission|military|soldier|sergeant|general|commander|captain|ship|vessel|at sea|marine|un doctor|msf|peacekeep\\w*|base|contract|contractor|engineer|surgeon|widow\\w*|late (?:wife|husband)',
    'lost my (?:wife|husband)|divorce\\w*|from london|from (?:usa|america|canada|uk)|leave (?:approval|form|request)|on leave|vacation|fiancee|my boss says|dock|oil|orphanage',
  ],
  excuse: [
    'camera (?:is|has|was|don) (?:bad|broken|damaged|spoil\\w*)|not allowed|no video|security does not|network (?:is|won|wont|won t|here is) ?(?:bad|poor)?|no network|not around|i m (?:not around|abroad|stuck)|(?:lawyer|agent|friend) has the keys|work online',
    'we work online|before i can (?:go|come)|can t (?:come|call|talk|video|reach|touch|use)|won t let me|site does ?n ?t|not accept|has (?:a )?limit|over the limit|we will meet|when we meet|will not be able to talk|can t be talking|stop talking',
    'my (?:subscription|plan|system|profile) (?:is|here|will|needs)|they read everything',
  ],
  official: [
    'agents?|officers?|lawyer|barrister|attorney|notary|secretary|manager|customer (?:service|care)|supplier|vendor|the bank|company|office|uncle|aunt|cousin|commander|chief|pastor|immigration|doctor|hacker|my boss|receptionist|admin|supervisor|ministry|embassy',
    'driver|rider|delivery man|landlord',
  ],
  pressure: [
    'now|today|tonight|urgent\\w*|quick(?:ly)?|fast|hurry|before (?:\\d|it|the|they|night|midnight|somebody|monday)|until (?:\\d|sunday|monday)|minutes|mins|hours|closes?|closing|remaining|last (?:chance|day)|expires?|asap|immediately|right away|almost full',
    'slots? left|spaces left|only \\d+ left|full|deadline|sharp|till (?:sunday|friday|\\d)|waiting|let me know|as soon as|do it|won ?t wait|goes back',
  ],
  insist: [
    'why are you quiet|do (?:you )?not love|(?:do ?n ?t|dont) you (?:trust|love)|you (?:do ?n ?t|dont|can t|can ?not) (?:trust|love|even|do)|still (?:there|waiting)|did (?:you|it) (?:go|get|send|do)|trust me|trust the|i swear|on my (?:life|mother)|i promise',
    'i m a christian|believe me|god (?:will|sees?|knows)|hello|you there|are you there|deceiv\\w*|doubt(?:ing)? me|it pains|i thought (?:you|god|we)|after all|you always said|you said|claim to love|somebody you love|for our future|our future|counting on you',
    'let me down|leave me|abandon|don t leave|please|pls|abeg|my word|word as a man|mean to|never forget|last time|it s the last|won t ask|no pressure|never force|only if your heart|hesitate|everyone pays?|everybody pays?|it s normal|is normal|policy|rule',
    'system does|i was doubting|ask anybody|many people|i ve (?:paid|moved|helped)|i got|paid mine|delivered',
  ],
  doubt: [
    'scam\\w*|fraud\\w*|fake|cheat\\w*|threat\\w*|is it (?:real|safe|legit|risky)|is this (?:a joke|real|safe)|isn ?t it|risky|why (?:me|do|would|can ?t|must|is|mine|are)|what (?:is it for|does that mean|do you want|s that|grant)|how much|can ?t (?:your|you|i)',
    'can i (?:pay|see|visit)|visit|where is|don ?t have|delete|please stop|leave me alone|recorded|said don ?t|says don ?t|what kind of|i m not sure|i don ?t (?:know|have|understand)|(?:that s|s) (?:a lot|too much|odd|heavy)|how does it|how do i|how (?:much|come)',
    'which (?:sms|nephew|code)|never met|meet first|not comfortable|video call|police|report|i sent it|asked many|for real|serious|really|again|hmm|only half|remove it|deduct|if (?:you lose|it fails|it doesn)|what if|legit|who is this|wtf|wait|ll think|need to think',
    'not now|can ?t now|think about',
  ],
  plan: [
    'see you|(?:on|this|till|until|next) (?:saturday|sunday|friday|weekend)|saturday|sunday|when we (?:meet|see)|let s (?:meet|call|go)|pick you|i ll (?:come|bring|carry|pick|wear|call|be holding)|at the gate|at (?:6|7|8|4)|tomorrow|lol|haha|my treat|drinks on me',
    'on me|date',
  ],
  own: [
    'i (?:have |ve |had |already )*(?:paid|bought|booked|ordered|sold|gave|lost|got|blocked|sent|reported|put in|pay|work|owe)|i m (?:sending|paying|saving|getting|buying|at work|on it|quitting)|i ll (?:pay|send|buy|bring|get|give|return|learn)',
    'we (?:managed|ve|have|shared|re fine)|already (?:did|paid)|my (?:half|part|share|side hustle)|all (?:sorted|paid)|sorted|no thanks|my salary|my job|our church|you owe me|i owe|half half|split|they charge|refunded me|insurance covers?|my boy|extra shifts',
  ],
  wary: [
    'scam\\w*|fraud\\w*|i (?:reported|blocked|laughed|said no)|do ?n ?t send money|can ?t help with money|i don ?t do that|my rule|i have that rule|never met|old trick|pyramid|ponzi|careful with|be careful|asked me for|one (?:told|was)|texted me|lol and|imagine',
    'on first date|told (?:him|them)|fake (?:sms|notes)|what would you do|if you won|i ll report|not that (?:green|sleepy)|of course not|don ?t share it|who falls|wise',
  ],
  money: [
    'money|cash|pay(?:s|ing|ment|ments)?|paid|cost(?:s|ing)?|price|amount|account|transfer(?:red)?|bank|loan|lend|borrow|debt|fees?|deposit|balance|funds?|salary|fare|rent|bills?|budget|savings?|capital|stock|goods|investment|refund|charges?|airtime|data|recharge',
    'credit|wallet|receipt|change|coins?|dollars?|naira|bucks|aza|kobo|dough|bread|cheque|tax|worth|sum|expensive|cheap|finance\\w*|financial\\w*|settle|sponsor',
  ],
  media: [
    'video|videos|photos?|pictures?|pics?|clips?|footage|recording|recorded|screen ?shots?|camera|cam|webcam|gallery|images?|chats|call we (?:did|had)|tape',
  ],
  vague_crisis: [
    '(?:passport|wallet|bag|phone|laptop|luggage) (?:was |were |got |is |has been )*(?:stolen|taken|seized|lost|gone|missing)',
    'stomach|pain|pregnan\\w*|miscarr\\w*|deliver(?:y of|ed)|ward|theatre|theater|nurse|test results?|tumou?r|chemo\\w*|fell (?:down|sick|from)|unconscious|dead|death|corpse|mortuary|coffin|condition|critical|urgent|life and death|save (?:her|his|my|a) life',
    'orphan\\w*|widow|fire|burnt|flood\\w*|war|crash\\w*|collid\\w*|broke|penniless|bankrupt|creditors?|owing|they (?:seized|took|want to)|sacked|lost my job|laid off|suspended|expelled|dropped out|sleep(?:ing)? (?:outside|on the|in the)',
    'no (?:where|place|light|water|money|one)|nowhere|quit notice|ejected|disconnect\\w*|tears|depressed|tired of life|suicid\\w*|helpless|hopeless|desperate\\w*|struggl\\w*|hard (?:on|for) me|things are (?:hard|tough|tight)|difficult\\w*',
    'tow(?:ed|ing)|auction(?:ed)?|flagged|swallowed|atm|hostel|hotel|check ?out|biscuits|crackers|milk|diapers|baby food|inhaler|wheelchair|glasses|sank|ran out|kicked|yard|impound\\w*|settlement|from zero|sold my|pawn\\w*',
  ],
  vague_ask: [
    '(?:can|could|will|would) (?:you|u) (?:\\w+ )?(?:help|assist|support|lend|send|give|pay|buy|get|cover|advance|sort|spare|manage|handle|do|hold|receive|keep|collect|stand|add)',
    'i (?:just |only )?(?:need|want|require|lack|am lacking|m lacking|am asking|m asking|wonder if|was wondering|would appreciate|d appreciate|look for|am looking for)|need (?:just|only|about|around|to raise|you to|to (?:pay|get|buy|renew|fix|settle))',
    'left to (?:pay|complete)|to complete|the rest|what (?:is|s) left|is left|(?:still )?missing|lacking|not enough|not complete|isn t enough|spare (?:me|some|any|small)|if you (?:could|have|can|love|help)|would you (?:mind|be)|be my (?:helper|angel)',
    'only (?:need|want)|little help|tiny|god will|bless',
    'float me|till (?:thursday|friday|monday|payday)|leave me|do me a solid|closest person|i d do the same|so grateful|grateful|square up|whatever (?:you )?(?:manage|can)|left with|put the rest|for my sake|pass me|hook me up|sort (?:me|us) out',
  ],
  vague_pay_back: [
    '(?:get|have|see|collect|receive) (?:it|your money|everything|all of it) (?:back|again)|paying (?:you )?back|you ll (?:get|have) it|give (?:it )?back|as soon as|next (?:week|month|salary|payday)|when i (?:get|come|land|am|m|return|cash)|once (?:it|they|the|i|my)',
    'by (?:friday|monday|month)|my word|on top|twice (?:the|that|what)|credit to you|in full|installments?|monthly',
  ],
  vague_fee: [
    '(?:clear|clearing|release|bring out|get it out|deliver|legal|bank|court|service|handling|agency|application|admin\\w*|transfer|conversion|visa|passport|embassy|customs|courier|exam|test|training|uniform|background check|transport|shipping|security|account|maintenance|opening|entry|joining|slot|connection|booking|reservation) (?:fee|fees|charge|charges|cost|costs|tax|money|payment|paper|form)',
    'fees? (?:is|of|are|for|to)|before (?:they|we|it|you|i|he|the)|to (?:release|process|clear|unlock|activate|open|verify|upgrade|reserve|secure|register|confirm|deliver|finali[sz]e)|upfront|advance payment|down ?payment|first (?:payment|deposit|instal\\w*)',
    'pay(?:ing)? first|code of (?:the|your)|notari[sz]e|sworn|lawyer s|officer s|barrister|signature|guarant(?:or|ee fee)|training|uniform|background|credit (?:score|check)|clear(?:ance|ed|ing)?|warehouse|seal(?:ed)?',
    'deed|keep(?:ing|ers)|vault|reserve with|name enters|unlock deposit|release (?:it|the)|holding|bonded|chassis|the seat|agency holds|kickoff',
  ],
  vague_windfall: [
    'fortune|wealth|will (?:of|from)|left (?:me|behind|everything)|claim(?:ed|s|ing)?|prize|bonus|cash prize|sponsor(?:ship)?|aid|relief|ngo|god fearing|honest person|trustworthy|business proposal|proposal|transaction|dubai|qatar|saudi|hotel job|nanny|cruise',
    'oil company|contract worth|vault|crude|inheritance|unclaimed|security company|bonded|briefcase|diplomatic|rescued|usd|dollars in|euros in|cash in|money in(?:side)?|vacanc\\w*|hiring|openings?|sponsorship|no experience|accommodation|tenant|landlady|keys',
    'half price|discount|cheap|clearing|auction',
    'auction(?:ing|ed)?|seized (?:cars|goods)|poor through you|widows|three months|no child|god s work|nobody paid|fixed (?:match|games?)|winners',
  ],
  vague_invest: [
    'earnings|money works|strategy|buy (?:low|the dip)|leverage|contracts?|pool|yield|arbitrage|ai (?:bot|trading)|copy trad\\w*|auto ?trad\\w*|funded account|prop|account (?:growth|management)|fund(?:ing)? (?:the|your|my)|deposit(?:ed)? and|cash ?app flip|flip',
    'scheme|network marketing|matrix|tier|gold (?:plan|level)|silver (?:plan|level)|premium|minimum|telegram (?:group|channel)|channel|insider|algorithm|swap|convert|transfer to the wallet|qr|kyc|locked|freeze|frozen|unfreeze|hash|presale|airdrop|launch|listing',
    'bonds|real estate|gold trading|oil trading|binary|fixed (?:match|games)|odds|sure (?:odds|win)|casino',
    'pays out|buys and sells|by itself|my money (?:does|works)|the tier|fixed|cash everything|it went up|put (?:in )?\\W?\\d\\S*',
    'tether|stablecoin|altcoins?|satoshi|blockchain|web3|defi|ledger|coinbase|bybit|kucoin|okx|exness|deriv|octafx|iq option',
  ],
  vague_promise: [
    'legal|licensed|registered|certified|hundred percent|assured|i promise|never (?:fail|lose)|can t (?:lose|fail)|nothing to lose|small risk|(?:per|a) (?:month|hour)|(?:two|three|four|five|ten|seven) (?:days|hours|times|weeks)|overnight|same day|today alone',
    'in a (?:day|week|month)|by (?:tomorrow|evening|night)|you(?: will| ll) (?:get|receive|have|make|earn|see|collect|cash|withdraw|take home)|turn(?:s|ed)? (?:\\W?\\d\\S*|it|into)|became|grew|grow(?:s|ing)?|proofs?|testimon\\w*|changed my life|quit my job',
    'be (?:rich|free)|your own boss|retire|build (?:our|a|your)|our (?:house|future|home)|five minutes|ten minutes|i (?:will|ll|can) (?:teach|show|guide|help|coach|train|add|link|connect|do it)|let me (?:teach|show|guide|help)|trust the process|try (?:with|small|it)',
    'little amount|first time',
  ],
  vague_gift_card: [
    '(?:amazon|xbox|playstation|psn|nintendo|eshop|roblox|fortnite|free ?fire|garena|pubg|uc|netflix|spotify|uber|ebay|visa|mastercard|amex|american express|walmart|target|best ?buy|nike|macys|sephora|flexepin|paysafe\\w*|neosurf|astropay|jumia|binance) (?:card|gift|voucher|code|pin|top)',
    'flexepin|paysafe\\w*|neosurf|astropay|transcash|roblox|psn|eshop|garena|free ?fire|robux|v bucks|diamonds|(?:plastic|physical|e|electronic|shopping|store|loaded) ?(?:card|voucher)s?|denomination|card (?:for|worth|number|in)|a card',
    'buy (?:me )?(?:a |two |three |some |one )?cards?',
    'amazon|apple|xbox|playstation|nintendo|sephora|netflix|ebay|nike',
  ],
  vague_card_code: [
    '(?:code|number|numbers|digits|pin|letters) (?:on|under|behind|at|in|of|from|to)|under (?:the )?(?:foil|strip|sticker|silver|coating)|(?:foil|sticker|coating|coin|nail|fingernail)|reveal\\w*|uncover|rub|open it and|shot of|photograph|attendant|seller',
    'sales ?(?:girl|person)|at checkout|checkout|filling station|gas station|kiosk|corner shop|pharmacy|grocery|aisle|activate(?:d)? (?:it|at|by)|activated|not activated|already used|not working|did ?n ?t work|the other one|next one|different (?:store|shop)',
    'cash only|don t scratch|keep the (?:card|receipt)',
  ],
  vague_hold: [
    '(?:have|kept|saved|still have|hold|got|keep|own) (?:\\w+ ){0,4}(?:video|videos|photos?|pictures?|pics?|clips?|footage|recordings?|screen ?shots?|contacts|list|proof|evidence|copies|chats|film|everything)',
    '(?:video|photo|picture|pic|clip|film|call|screenshot)s? (?:of you|where you|you sent|with your|from)|(?:our|that) (?:little )?(?:film|call|video|session|night)|you can be seen|you look|all your (?:people|friends|contacts)|who i (?:just )?follow\\w*|group i made',
    'i saved|i kept|what you (?:did|do)|your (?:body|show)|copied|backup|downloaded',
  ],
  vague_threat: [
    '(?:i(?: will| ll| can| could| may| might| am going to| m going to)?|going to|it) (?:send|post|upload|show|share|publish|forward|tell|release|drop|sell|expose|print|mail|tag|message|goes?|vanish|disappear)',
    'they (?:will|ll|all|can|would) (?:see|know|watch|enjoy|hear|laugh|get|receive)|the whole (?:world|town|village|school|church|office)|others? (?:men )?(?:will|would) pay|pay to see|sites that|unless|until you|if (?:i|you) (?:don t|do not|refuse|value)',
    'no (?:pay|payment|mercy|jokes?|games?)|last (?:warning|chance|time)|warning|consequences?|your (?:choice|fault|life|marriage|reputation|name|future|career)|you (?:will|ll) (?:cry|see|beg|lose|regret)|scandal|humiliat\\w*|divorce|fired|lawsuit|court|jail|prison',
    'fbi|interpol|cyber\\w*|crime|warrant|deleted|erase|gone forever|never existed|vanish|disappear|one tap|press send|countdown',
  ],
  vague_code: [
    '(?:number|copy|photo|picture) of (?:your|the|my) (?:card|id|passport|account|license)|ssn|social security|date of birth|identity|your (?:name|address|id|email|card)|(?:receive|get|got|see|come|coming|came) (?:a|an|the|one)? ?(?:sms|text|message|code|number)',
    'read it to me|forward it|access|verify my|confirm my|link(?:ed)? (?:your|the) (?:account|bank|card)|log ?in|sign ?in',
  ],
}
