import type { SignWords } from './sign-words.ts'

/** English, with Pidgin. */
export const en: SignWords = {
  ask: [
    '(?:help|assist|support|sponsor|epp|bless) (?:me|us)',
    '(?:send|lend|loan|borrow|dash|give|wire|transfer|top ?up|run|do|get|buy|load|advance|spot|cash ?app) me',
    '(?:pay|sort|settle|send|clear|handle|cover) (?:it|them|this|that|the \\w+|only|just|now|before|through|by|via|to|half|even)',
    'i (?:just |only |really )?need (?:your |ur |some |a )?(?:help|money|cash|loan|favou?r|assistance)',
    'remaining|balance of|short of|short by|i have only|only half|even half|whatever (?:u|you) (?:have|can)|anything (?:u|you) can|something small|small something|a little something|small favou?r',
    'send (?:the|ur|your|half|even|small|what)|you (?:will )?pay|u (?:will )?pay|just pay|can (?:u|you) (?:help|assist|send|lend|borrow|pay|spot|sort)',
    'let (?:me|us) borrow|put (?:in|down)|deposit|contribute',
  ],
  pay_back: [
    '(?:pay|give|send|return) (?:u |you |it |everything )?(?:all )?back',
    'refund\\w*|reimburse\\w*|repay\\w*|return it|pays? (?:u|you) double|double when|i owe (?:u|you)|when (?:i|my) (?:land|arrive|get paid|salary|contract)|once (?:i|my|the)',
  ],
  crisis: [
    'hospital|clinic|surgery|operat(?:e|ion)|doctor|ambulance|icu|accident|hit by|emergency|medicine|drugs for|bleeding|dying|die|admitted|sick|ill|burial|funeral|passed away',
    'stranded|robbed|stolen|arrested|police station|bail|detained|evict\\w*|landlord|locked out|stuck (?:at|in|here)|thrown? out|kick me out',
    '(?:account|card|wallet|app|bank|salary) (?:is|was|has been|got) (?:locked|blocked|frozen|restricted|declined|delayed|closed|down)|card is declined|not paid us|strike|delayed',
    "hungry|nothing to eat|(?:no|not) food|haven'?t eaten|no data|no bundle|no airtime|off tomorrow|offline from|something bad happened|(?:ashamed|shy) to (?:ask|say|tell)|only person i have|nobody else|no one else|god will (?:remember|bless|reward)",
  ],
  fee: [
    'customs?|clearance|courier|parcel|package|shipment|consignment|tracking|delivery (?:man|agent|fee|company)|airport|release|storage|dispatch|diplomat\\w*',
    'tax|fees?|charges?|paper ?fee|affidavit|stamp|processing|registration|medical|form|visa|embassy|agent|lawyer|barrister|attorney|notary|officer|secretary',
    'next of kin|inherit\\w*|will and testament|late (?:client|father|husband)|beneficiary|fund|million|percent|\\d+ ?%|box with|gold|red cross|legal',
    'recruit\\w*|job in|slots?|care home|scholarship|housing free|offer letter|interview|work permit|grant',
  ],
  invest: [
    'invest\\w*|trad(?:e|ing|er)|profits?|forex|signals?|platform|broker|analyst|mining|bot|vip level|level|exchange app|contracts?|charts?|returns?|roi|capital|portfolio|earn\\w*|withdraw\\w*',
    'guaranteed|risk ?free|no (?:loss|risk)|double (?:ur|your|their|the|my)|step by step|start small|legit|screenshot|my (?:uncle|aunt|mentor|manager) (?:taught|is|says|knows)|register here|invite|join (?:the|my|our)|make money|passive|side income|financial freedom',
    '(?:crypto|bitcoin|btc|usdt|eth|ethereum|token|coin|wallet)',
  ],
  gift_card: [
    '(?:gift|itunes|apple|steam|google ?play|amazon|razer|sephora|vanilla|xbox|playstation|netflix|recharge|prepaid|scratch|game) ?(?:gift )?(?:cards?|vouchers?|pins?)|itunes|steam|razer|google play|vouchers?|those cards|that card|gift cards?',
    'scratch\\w*|silver part|back side|behind (?:it|the)|at the back|on the back|code behind|the codes?|(?:read|snap|picture|photo) (?:me )?(?:what|of that|it|the)|receipt|supermarket|cashier|the till|shoprite|store near|shop near',
  ],
  threat: [
    'record(?:ed|ing)?|screen ?shots?|screen ?record\\w*|i (?:have|got|saved|kept) (?:the|ur|your|all|every)|still have that|your face|ur face|see this (?:picture|video)|clear face',
    '(?:post|upload|leak|publish|expose|spread) (?:it|them|this|that|ur|your|the|to (?:all|ur|your|every))|(?:share|forward|send) (?:it |them |this |that )?to (?:all|ur|your|every)|everywhere|viral|online for',
    '(?:ur|your|whole) (?:family|husband|wife|boss|pastor|church|sister|brother|mother|friends|contacts|followers|facebook|people|office|school|job|workplace|parents)|i know where (?:u|you)',
    "don'?t block|dont block|do not block|if (?:u|you) block|time is (?:going|running)|(?:u|you) think i'?m joking|i delete|will delete|never hear from|worse|regret|silence|careful|or i|or else|ruin|disgrace|shame|destroy",
  ],
  intimate: [
    "nudes?|naked|body|undress|strip|take (?:it |that )?off|show (?:me )?everything|sexy|private|for my eyes|before i sleep|from that night|in bed|shower|video call from|don'?t be shy|touch|naughty|come on cam",
  ],
  code: [
    '(?:verification|verify|otp|sms|6[- ]digits?|six[- ]digits?|confirmation|login|pin) ?(?:code|number)?|send (?:me )?(?:the|that) code|only the code|the code|lost access|put (?:ur|your) number|(?:bank|account) details|id card|copy of (?:ur|your)|full name',
  ],
  love: [
    'my (?:love|queen|king|wife|husband|angel|dear|darling|heart|sweet\\w*|everything)|babe|baby|honey|sweetheart|darling|dear|soul ?mate|i love (?:u|you)|marry|future together|god (?:sent|brought|showed)|trust me|we are one|are one',
  ],
  secret: [
    "(?:don'?t|do not|never) (?:tell|mention|inform|show|let)|keep (?:it|this)|between us|confidential|secret|discreet\\w*|not here|tell (?:no ?one|nobody)",
  ],
  persona: [
    'rig|offshore|deployed|syria|yemen|mission|army|soldier|sergeant|general|captain|ship|vessel|at sea|marine|un doctor|peacekeep\\w*|base|contract|engineer|widow\\w*|late wife|late husband|from london|from (?:usa|america|canada|uk)',
    'camera (?:is|has|was) (?:bad|broken|damaged|spoil\\w*)|not allowed|no video|security does not|network is bad',
  ],
  pressure: [
    "now|today|tonight|urgent\\w*|quick(?:ly)?|fast|before \\d|until \\d|minutes|closes|remaining|last (?:chance|day)|expires?|hurry|asap|immediately|why are (?:u|you) quiet|do (?:u|you) not love|(?:don'?t|dont) (?:u|you) trust|still (?:there|waiting)|did (?:u|you) (?:go|get|send)|trust me|i swear|i'?m a christian|legit",
  ],
  doubt: [
    "scam\\w*|fraud\\w*|fake|cheat\\w*|threat\\w*|is it (?:real|safe|legit|risky)|is this (?:a joke|real|safe)|isn'?t it|risky|why (?:me|do|would|can't|cant)|what (?:is it for|does that mean|do you want|do u want)|how much|can'?t (?:your|ur|you|u)|can i pay|visit the office|don'?t have (?:much|money)|delete it|delete that|please delete|recorded that|said don'?t share|says don'?t|what kind of|i'?m not sure|(?:hmm )?i don'?t know|that'?s a lot|how does it work|which (?:sms|nephew|code)|never met|not comfortable|video call|police|report|i sent it|asked many",
  ],
}
