/**
 * What common passwords are made of: words and rows of keys that stand at the top of every list of leaked passwords, in
 * plain small letters. `passwords.ts` looks through figures and signs around them and in them, so that each of these
 * stands for hundreds: password1234, P@ssw0rd!!, qwertyqwerty.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
valkommen benvenuto benvenuti bienvenido bienvenidos willkommen bienvenue aaa aaaa abba abc abcabc abcd abcdabcd abcde abcdef abcdefg abcdefgh abcdefghi abcdefghij abcdefghijkl abracadabra
abril access accounting acdc acmilan admin administrador administrator again agosto aik airforce ajax ajedrez
alejandro alessandra alessandro alessia alexander alexandra alexis aloha alphabet alskling always amanda amazing
amber amen america american amici amico amiga amigo amigos amministratore amor amore amormio anders andrea andreas
andrew android angel angela angeleyes angelica angelina angels anna anne annie anthony antonio anything apollo apple
april aprile aragorn arbiter arbitro argentina arizona army arsenal asd asdasd asdf asdfg asdfgh asdfghj asdfghjk
asdfghjkl asdqwe asdzxc ashley asshole atalanta atomic audi august augusti austin australia autumn autunno avengers
awesome axel azerty azul azzurro babe baby babyboy babygirl bacon badboy badgirl bailey banana barbara barcelona
baseball basketball bathroom batman batterystaple bayern bbb beach bear beatles beautiful bedroom beer bella berlin
bestfriend bestfriends bianco bible bigboss bigdaddy bilbao billionaire birthday bishop bitch bjorn bla black
blackjack blanco blessed blessing blink blizzard blondie blue bmw bonjour boss boston boxing brandon brasil brazil
brittany broadband bronco broncos brother buddy buffalo bulldog bulls bullshit bunny burger business buster butter
caballo caissa calcio california callofduty camaro canada canadian candy cane captain carlos carmen casa cash casino
cat cats catwoman celtic celtics chair champion champions change changeme charizard charles charlie checkmate cheese
cheetah chelsea cherry chess chessmaster chevrolet chevy chiara chicago chicken chile china chloe chocolate christ
christian christina christmas christopher church ciao ciaociao cinnamon cisco citroen clave club cobra coco coconut
code codes coding coffee college colombia colonel company compleanno computer contrasena cookie cookies cool corazon
corporate correcthorse correcthorsebatterystaple corvette counterstrike courtney cowboy cowboys crap crazy cricket
cristian cristina crystal cubs cumpleanos cuore customer cutie cyber cycling daddy daisy dakota dallas damn dance
dancer dancing daniel daniela darling darthvader database david davidson debian december default demo democracy
demon denver desert desktop destiny developer devil diablo diamond diavolo dicembre diciembre diego difficult
director disco djurgarden doctor dodge dodgers dog doggy dogs dollar dollars dolphin domenica domingo donkey
dontknow doom door dortmund dragon dragonball driver drummer drums ducati duke dumbass dumbledore dylan eagle eagles
earth easter edc edcrfv eduardo electric elephant elin elizabeth elo elvis email emil emily eminem emma energy enero
engineer england enterprise erik espana estate esteban ethan euro eva everton everybody everything example facebook
factory faith falcon fall famiglia familia familj family fantastic father febbraio febrero februari february
federacion federation federazione federica federico fernanda fernando ferrari fiat fide fiorentina firenze firewall
fishing florida flower flowers football forbund ford forest forever forgot forgotten fortnite fortune fotboll fox
francesca francesco francisco fredag fredrik freedom friday friend friends frodo fuck fuckme fuckoff fuckyou funny
futbol gabriel gabriela gabriella galaxy gandalf garage garden gato gatto general gennaio george ghost giants ginger
giorgia giovanna giovanni giovedi giraffe giugno giulia giuseppe gmail godisgood godislove goku gold golden golf
goodboy goodbye goodgirl google gorgeous gospel goteborg grace grandmaster great green greenday grey gron guadalupe
guest guillermo guitar gul gustav hacked hacker hacking hallo halloween halo hammarby hampus handsome hannah happy
hardware harley harleydavidson harrypotter hast hawaii hawk heat heather heaven hejhej hejsan hell hello hellohello
hellokitty helpdesk hemma henrik hermione hiphop hobbit hockey hogar hogwarts hola holahola holiday home honda honey
hope horse host hotmail hotstuff hottie house houston hulk hund hunter hunting hurricane iamgod iamtheboss idontknow
ignacio ilove iloveu iloveyou imissyou india ingrid instagram inter internazionale internet inverno invierno ipad
iphone ironmaiden ironman isabel isabella island italia italy itsme jackass jackpot jacob jagalskardig jaguar jake
jakob james januari january japan jaquemate jasmine javier jedi jeep jennifer jesper jessica jesus jesuschrist johan
johanna john johnny jonas jonathan jordan jorge jose josefin joseph josephine joshua juan juanita jueves juli julio
july june juni junio jupiter justice justin juventus karin karl katt kawasaki keyboard killer king kiss kitchen
kitten kitty knicks knight korn kristina lakers lamborghini laptop lars lasagna laugh laura lawyer lazio
leagueoflegends legolas lemon lena leonardo leopard letitbe letmein letmepass letter letters liberty lightning lily
linda linkedin linkinpark linnea linux lion lisa liverpool lkjhgfdsa logan login logon loki london longpassword
lordag lorenzo losenord loser lottery love lovelove lovely loveme lover loverboy lovers loveyou loving luca lucia
lucky lucy luffy luglio luigi luis lunedi lunes macbook madrid maggie maggio magic magician magnus maj maja major
malin malmo mama mamma manager manchester manchesterunited mandag mango manuel manutd march marco maria marie marine
marines mario marketing mars marta martedi martes martina marvel mary marzo maserati master matrix mats matteo
matthew mattias max may mayo mazda mega megadeth melissa mercedes mercoledi mercury metallica mets mexico miami
michael michelle microsoft midnight midsommar miercoles miguel mikael milan millionaire minecraft mistress mnbvcxz
mobile molly mommy monday money monica monitor monkey moonlight mordor morpheus moscow mother mountain mouse muffin
music musica musik mustang mypass mypassword mysecret myspace mysql napoli naruto nascar natale natalie natasha
nature navidad navy negro neo nero network never newpassword newyear newyork nicole niklas nils ninja nintendo
nirvana nissan nobody noidea nokia nopassword nothing november novembre noviembre nuclear number numbers nurse ocean
october octubre office oktober oldpassword olivia onepassword onepiece onetime onsdag opensesame openup oracle
orange orchid oreo oscar oskar otono ottobre overwatch pablo packers pantera panther paola paolo papa pappa paradise
paris pasqua pass passord passwd password passwordpassword passwort pasta patricia patrick patriot patriots pawn
peace peach peanut pedro penguin pepper perro peter petra peugeot phoenix phone piano picard pietro pikachu pilar
pilot pineapple pinguin pink pirate pirates pizza planet playboy player playgirl playstation please pluto poiuy
poiuytrewq pokemon poker police pony porsche postgres potter power powerful precious president pretty primavera
prince princesa princess principe principessa prinsessa printer private professor program programmer pumpkin puppy
purple pussycat python qaz qazwsx qazwsxedc quake queen qwaszx qwe qweasd qweasdzxc qweqwe qwert qwerty qwertyu
qwertyui qwertyuio qwertyuiop qwertz rabbit rachel rafael raiders rainbow rammstein ramon rangers rasmus rating
ratings raul raven realmadrid rebecca reception red redhat redsox reggae remember remembered renault rfvtgb ricardo
rich richard river robert roberto roblox rocket rocknroll rockon rockstar rocky rod rodrigo rojo roma rome rook root
rosa rose roses rosso router roxette rugby running russia rusty saab sabato sailor sakura sales salvatore sam
samantha sample samsung samurai sandra sandy sara sarah sasuke satan saturday saturn scacchi scaccomatto schack
schackmatt school scorpion screen seat seattle sebastian secret secretary secretpassword secrets secretsecret secure
securepassword security september septiembre sergeant sergio server service sesame settembre sevilla sexy sexygirl
shadow shark sheriff shit signin silly silver simone singer sister skateboard skiing skywalker slayer slipknot smile
smiley smokey snake snoopdogg snoopy snowboard soccer sofia software soldier somebody someone something sommar
sondag song sonic sophia sophie space spaghetti spain sparky spider spiderman spock spring spurs star starcraft
starlight stars startrek starwars steelers stefan stefano stephanie stockholm storm stormtrooper strawberry
strongpassword stud student stupid subaru success sucker sugar summer summertime sunday sunflower sunrise sunset
sunshine super superman supersecret superstar support surfing susan suzuki svart sven sverige sweden sweet
sweetheart sweetie swimming system table tea teacher teamo techno telecom telephone telia temp temporary tennis
tequiero teresa test tester testing tetris texas tgbyhn thanksgiving thankyou thepassword thomas thor thunder
thursday tiamo tiffany tiger tigger tisdag tobias toby together tool toor topsecret torino tornado torsdag tottenham
toyota trance trinity trucker trustno trustnoone tuesday tupac turkey turtle twitter tyler ubuntu ulf ultra united
universe university unix user username vacation vader valencia valentina vampire vanessa vanilla vanner varg vegeta
venerdi venezia venus verano verde verein veronica vespa victoria victory viernes viktor viktoria vincenzo vinter
violet viper vit vodafone vodka voldemort volleyball volvo warcraft warrior warriors website wednesday welcom
welcome whale whatever whatsapp whiskey white wifi william window windows wine winner winter wireless witch wizard
wolf wolves wonderwoman word words worldofwarcraft wrestling wsx wsxedc xbox xyz xyzzy yahoo yamaha yankees yellow
yoda yourpassword youtube zaqwsx zaqxsw zebra zelda zoe zombie zxc zxcv zxcvb zxcvbn zxcvbnm zxczxc zzz
`
    .trim()
    .split(/\s+/),
);
