/** As `english.ts`, in German, Dutch, Swedish, Danish and Norwegian. */
export const germanicExamples = {
  interested: `
kun je langskomen
kom eens langs
kunt u bij ons op kantoor langskomen
stop het maar vast in de mail
kommen sie doch mal vorbei
melden sie mich für den test an
ich bin interessiert
wir sind interessiert
wir hätten interesse
ich habe interesse daran
ik ben geïnteresseerd
wij zijn geïnteresseerd
wij hebben interesse
jag är intresserad
vi är intresserade
jeg er interesseret
vi er interesseret
vi er interesserede
jeg er interessert
vi er interessert
ja gerne
gerne, wann passt es ihnen
passt mir gut
können wir machen
machen wir so
dienstag um 10 wäre gut
donnerstag vormittag habe ich zeit
nächste woche geht bei mir
rufen sie mich morgen an
rufen sie kurz durch, meine nummer steht unten
erreichbar unter 0171 1234567
bin ab 14 uhr erreichbar
ich bin offen für ein gespräch
bin offen für vorschläge
bin gespannt, erzählen sie mehr
klingt interessant
hört sich gut an
das ist genau was wir suchen
wir suchen gerade einen neuen anbieter
wir sind mit unserem anbieter unzufrieden
ihre mail kommt zum richtigen zeitpunkt
das thema ist bei uns gerade aktuell
schicken sie mir ein angebot
schicken sie mal was rüber
her damit
senden sie mir unterlagen zu
bitte um zusendung ihrer preisliste
bitte um ein angebot
was kostet das
was kostet der spaß
was rufen sie dafür auf
wie sind ihre preise
mit welchen kosten müssen wir rechnen
wie funktioniert das genau
wie lange dauert die einführung
haben sie referenzen in unserer branche
arbeiten sie auch in österreich
liefern sie auch in die schweiz
machen sie auch kleine mengen
geht das auch mit sap
gibt es eine testversion
können wir das erst testen
was ist der unterschied zu dem was wir haben
wenn der preis stimmt, gern
kommt auf den preis an
überzeugen sie mich
warum nicht
spricht nichts dagegen
ich nehme die kollegin dazu, machen sie einen terminvorschlag
laden sie bitte auch meinen chef ein
tragen sie sich hier einen termin ein
wir würden das gerne sehen
eine demo wäre gut
kommen sie doch mal vorbei
einverstanden
so machen wir es
ja bitte
klar
na klar
immer her damit
ja graag
prima, stuur maar
stuur maar een voorstel
stuur me wat meer informatie
klinkt interessant
klinkt goed
wat kost het
wat zijn de tarieven
kunnen jullie een offerte maken
bel me morgen even
u kunt mij bellen op 06 12345678
donderdag om 10 uur kan ik
volgende week heb ik tijd
wanneer kunnen we afspreken
kom een keer langs
we zoeken juist een nieuwe leverancier
we zijn niet tevreden over onze huidige leverancier
hoe werkt het
werkt het ook met exact
wat kunnen jullie voor ons betekenen
doen jullie ook kleine bedrijven
waarom niet
lijkt me leuk
lijkt me een goed idee
vertel eens meer
we willen graag een demo
plan maar iets in
ja tack
visst, skicka över
skicka gärna mer info
låter bra
låter intressant
vad kostar det
vad tar ni betalt
ring mig i morgon
torsdag klockan tio funkar
jag har tid nästa vecka
boka in ett möte
gärna ett samtal
vi letar efter en ny leverantör
hur fungerar det
kan ni skicka en offert
kan vi testa först
berätta mer
varför inte
det passar bra
ja tak
send gerne et tilbud
lyder spændende
lyder godt
hvad koster det
ring til mig i morgen
vi kan tage en snak
jeg har tid torsdag
lad os tage et møde
vi leder efter en ny leverandør
fortæl mere
hvordan fungerer det
det passer fint
ja gjerne
høres interessant ut
høres bra ut
send meg mer info
hva koster det
ring meg i morgen
jeg kan på torsdag
la oss ta en prat
vi ser etter ny leverandør
fortell mer
hvordan fungerer det
passer bra
guten tag, das thema steht bei uns auf der agenda, wann können sie es vorstellen
das passt zu einem projekt das wir gerade starten
wir vergleichen gerade mehrere anbieter, machen sie uns ein angebot
unser vertrag läuft bald aus, also gerne
grundsätzlich ja, was wäre der nächste schritt
grundsätzlich schon, aber es muss bezahlbar sein
unverbindlich gerne
gerne mal unverbindlich ansehen
würde mich interessieren was das bringt
würde mich interessieren wie das bei 20 leuten aussieht
lässt sich das an unser system anbinden
funktioniert das auch mit outlook
gibt es eine kostenlose version
wie sind die laufzeiten
wie lange bindet man sich
wie läuft so ein pilot ab
wir würden gern mit einem pilotprojekt anfangen
bitte vorab ein paar eckdaten
bitte mal anrufen, vormittags am besten
ich rufe sie heute nachmittag an
habe mir ihre seite angesehen, gefällt mir, was kostet es
mein chef möchte das sehen
können sie es unserem team zeigen
sie sind bei mir richtig
ich bin dafür zuständig, was haben sie anzubieten
dann legen sie mal los
schießen sie los
ich höre
ich bin ganz ohr
überredet
na gut, zehn minuten haben sie
na gut, schicken sie es halt
könnte passen
könnte was für uns sein
das könnten wir brauchen
das brauchen wir tatsächlich
auf sowas haben wir gewartet
mittwoch ginge auch
ginge es auch am freitag
freitag ab 9 uhr
um 15 uhr wäre ich frei
machen wir nächste woche, diese ist voll
verschieben wir es auf montag
zoom oder teams, mir egal
einladung bitte an mich und meinen kollegen
leuk, kunnen we even bellen
kunnen we volgende week even sparren
dit komt goed uit, we zoeken iemand
ons contract loopt binnenkort af
wij vergelijken nu aanbieders
wat zou het kosten voor 20 man
is er een gratis proefperiode
hoe lang zit je eraan vast
werken jullie ook met kleine bedrijven
mail de details maar
ik ben de juiste persoon, vertel
laat maar zien
kom maar door
dinsdag of woensdag is goed
ik bel je vanmiddag
har ni tid på tisdag
kan ni visa det för vårt team
vi jämför leverantörer just nu
finns det en gratis testperiod
vad skulle det kosta för tjugo användare
jag ringer dig i eftermiddag
onsdag eller torsdag går bra
vi vill gärna se en demo
kan I vise os det
hvad vil det koste for tyve brugere
er der en gratis prøveperiode
vi sammenligner leverandører lige nu
tirsdag eller onsdag passer
vil gerne høre mere
vil gjerne høre mer
kan dere vise oss det
hva vil det koste for tjue brukere
finnes det en gratis prøveperiode
har du tid til en prat
können sie den preis unterbieten, dann reden wir
na dann erzählen sie mal
erzählen sie mal was sie anders machen
gefällt mir, wie geht es weiter
die idee gefällt uns
schaffen sie das bis mai
können sie bis freitag liefern
einladung an mich bitte
wir haben noch budget
etwas teuer, geht da noch was
geht da preislich noch was
kommen sie vorbei, kaffee gibt es auch
haben sie das auch in englisch
was würden sie uns empfehlen
wie würden sie das bei uns angehen
wir machen das heute von hand und es dauert ewig
genau das ist unser problem
ich möchte bestellen
habe gerade gebucht
vindt het een goed idee, hoe nu verder
kun je dat voor het eind van de maand leveren
kan de prijs wat omlaag
wat zou je ons aanraden
ik wil bestellen
precies ons probleem
gillar idén, vad är nästa steg
kan ni leverera före månadsskiftet
kom förbi på torsdag
går det att få ner priset
jag vill beställa
kan I levere inden fredag
god idé, hvad er næste skridt
kom forbi på torsdag
jeg vil gerne bestille
liker ideen, hva nå
kan dere levere før fredag
kom innom på torsdag
jeg vil bestille
arbeiten sie auch in bremen
kommen sie auch nach leipzig
wir bräuchten ein angebot für zwei gebäude
wer baut das ein
ist die wartung dabei
wann könnten sie anfangen
zitten jullie ook in utrecht
werken jullie ook in belgië
we hebben een offerte nodig voor twee panden
wie installeert het
wanneer kunnen jullie beginnen
finns ni också i göteborg
jobbar ni i malmö också
vi behöver en offert för två lokaler
vi skulle behöva ett förslag
när kan ni börja
vem installerar
er I også i aarhus
vi har brug for et tilbud på to bygninger
hvornår kan I starte
er dere i stavanger også
vi trenger et tilbud på to bygg
når kan dere starte
ja, vi vil gjerne ha et tilbud
ich bin nächste woche in der stadt, treffen wir uns
wollen wir uns nächste woche treffen
sollen wir uns treffen
vor einem treffen bräuchte ich eine idee vom preis
gibt es das als app
melden sie uns für das kleine paket an
ik ben volgende week in de buurt, zullen we elkaar ontmoeten
zullen we afspreken
is er een app
ska vi ses nästa vecka
jag är i stan nästa vecka, ska vi träffas
finns det som app
skal vi mødes i næste uge
jeg er i byen i næste uge
findes det som app
skal vi møtes neste uke
finnes det som app
unser jetziger Anbieter ist langsam, was bieten Sie
der Vertrag läuft im Sommer aus, machen Sie uns einen Vorschlag
wenn es günstiger ist, wechseln wir
wir sind mit dem Dienstleister unzufrieden
welche Fristen und welche Kosten
können wir das an einem Standort testen
kommt gerade recht, wir suchen so etwas
schicken Sie den Vertrag
montags vormittags erreichen Sie mich
nur das Modul für Lager, gibt es das einzeln
onze huidige leverancier is traag, wat bieden jullie
ons contract loopt in de zomer af, doe een voorstel
als het goedkoper is stappen we over
wat zijn de termijnen en kosten
kunnen we het op één vestiging testen
komt goed uit, we zoeken dit
stuur het contract
vår nuvarande leverantör är långsam, vad erbjuder ni
avtalet löper ut i sommar, kom med förslag
blir det billigare byter vi
vores leverandør er langsom, hvad tilbyder I
aftalen udløber til sommer, kom med et bud
avtalen vår går ut til sommeren, send et tilbud
kommen Sie am Montag bei uns vorbei
erzählen Sie, was kommt das im Monat
kom maandag maar even langs
dat zouden we kunnen gebruiken
`,
  neutral: `
dafür bin ich nicht zuständig
das macht bei uns der einkauf
da müssen sie mit herrn müller sprechen
bitte wenden sie sich an die zentrale
schicken sie das bitte an info@
bitte an unsere allgemeine adresse
das entscheidet die geschäftsleitung
das entscheidet unsere zentrale
ich leite es weiter
habe ihre mail weitergeleitet
meine kollegin meldet sich bei ihnen
ich übernehme das thema ab mai nicht mehr
ich bin nicht mehr im unternehmen
er ist nicht mehr bei uns
sie ist nicht mehr bei uns beschäftigt
herr schmidt hat die firma verlassen
ich bin im ruhestand
bin in elternzeit
bin im urlaub, melde mich danach
mein nachfolger ist herr klein
falsche adresse
sie haben sich wohl vertan
ich bin nur die aushilfe
ich bin nur praktikant
wer sind sie
kennen wir uns
woher kennen sie mich
worum geht es
was wollen sie
verstehe ich nicht
ist das eine automatische mail
melden sie sich im herbst wieder
melden sie sich in drei monaten noch mal
nach der sommerpause
im nächsten jahr gerne wieder
gerade keine zeit
momentan ungünstig, bitte nach ostern
wir sind mitten im umzug
wir schreiben erst im herbst wieder aus
unser vertrag läuft bis dezember, fragen sie dann nochmal
das budget für nächstes jahr planen wir im oktober
ich überlege es mir
ich schau es mir an
schaue ich mir mal an
sehe ich mir am wochenende an
muss ich mit meinem chef besprechen
muss ich erst klären
wir melden uns bei bedarf
wir kommen auf sie zu
ich behalte sie im hinterkopf
ich habe es mir notiert
danke
danke für die info
vielen dank für ihre nachricht
danke, ihnen auch
zur kenntnis genommen
ok
vielleicht
mal sehen
weiß ich noch nicht
ich weiß nicht ob das etwas für uns ist
der link geht nicht
der anhang fehlt
wir haben schon mit ihrem kollegen gesprochen
wir sind schon kunde bei ihnen
daar ga ik niet over
daarvoor moet je bij de inkoop zijn
neem contact op met mijn collega
mail naar info@
ik stuur het door
doorgestuurd naar de directie
zij werkt hier niet meer
ik werk daar niet meer
wie bent u
kennen wij elkaar
hoe komt u aan mijn adres
waar gaat dit over
probeer het na de zomer nog eens
volgend jaar misschien
nu even niet, over een paar maanden
ik heb nu geen tijd
ik denk erover na
ik bespreek het met mijn collega
we komen erop terug
bedankt voor de info
bedankt voor je bericht
ontvangen
det är inte mitt område
kontakta inköp
hör med min kollega
jag skickar vidare
skickat vidare till chefen
hon har slutat
han jobbar inte kvar
vem är du
känner vi varandra
var fick du min adress
vad handlar det om
återkom efter sommaren
hör av dig i höst
nästa år kanske
vi är mitt i en flytt, återkom
jag ska tänka på saken
jag tar det med teamet
vi hör av oss
tack för info
tack för ditt mejl
det er ikke mit område
kontakt indkøb
jeg sender det videre
spørg min kollega
hun er her ikke længere
han er stoppet
hvem er du
kender vi hinanden
hvor har du min adresse fra
hvad drejer det sig om
prøv igen efter sommer
kontakt mig igen til efteråret
måske næste år
jeg tænker over det
jeg vender det med chefen
vi vender tilbage
tak for info
tak for din mail
det er ikke mitt bord
kontakt innkjøp
snakk med kollegaen min
jeg videresender
hun har sluttet
hvem er du
hvor fikk du adressen min fra
hva gjelder det
ta kontakt igjen til høsten
prøv igjen neste år
jeg skal tenke på det
jeg tar det opp med sjefen
vi kommer tilbake til deg
takk for info
takk for eposten
ich gebe es an die geschäftsführung weiter
ich reiche es an die it weiter
it entscheidet das
das liegt bei der personalabteilung
das entscheidet der inhaber
ich bin kein entscheider
bitte über unser lieferantenportal
bitte nutzen sie das kontaktformular
melden sie sich bei frau berger, die betreut das
ich setze herrn roth in kopie
hier meine kollegin in cc
ich vertrete sie nur
ich bin nur die vertretung
sie ist im mutterschutz
er ist bis ende märz krank
er ist leider verstorben
ich gehe zum monatsende
ich habe gekündigt
ich bin erst seit zwei wochen hier
ich habe die abteilung gewechselt
vor herbst passiert da nichts
wir stecken mitten in einer umstellung
wir stellen gerade um, melden sie sich in einem halben jahr
frühestens nächstes jahr
zu früh für uns, vielleicht in einem jahr
das kann ich jetzt noch nicht sagen
kann ich ihnen so nicht sagen
das ist noch nicht entschieden
wir sind noch in der abstimmung
ich lese es mir in ruhe durch
noch nicht dazu gekommen
komme gerade nicht dazu
was genau machen sie eigentlich
wie kommen sie auf mich
wie kommen sie darauf
haben wir schon mal telefoniert
ist das eine massenmail
sind sie ein mensch
meinen sie mich
sie meinen sicher meinen bruder
hier gibt es niemanden mit dem namen
schönes wochenende
frohe weihnachten
danke, ebenso
danke, abgelegt
hab ich gesehen, danke
ich bin unterwegs, antworte später
ik ben niet degene die beslist
dat beslist de directie
dat ligt bij hr
ik ben met verlof
ik vervang haar alleen
ik ben hier net begonnen
hij is helaas overleden
we zitten midden in een verhuizing
in het najaar kijken we er weer naar
te vroeg om te zeggen
ik lees het later
wat doen jullie eigenlijk
bedoel je mij
fijn weekend
ik zet mijn collega in de cc
det är chefen som bestämmer
det sköter it
jag är föräldraledig
jag är ny här
vi får återkomma
vi måste prata ihop oss först
vi tar upp det på nästa möte
för tidigt att säga
jag läser det senare
trevlig helg
jag lägger till min kollega
det bestemmer direktøren
det ligger hos hr
jeg er på barsel
jeg er ny her
vi vender det internt
for tidligt at sige
jeg læser det senere
god weekend
jeg sætter min kollega på
det er sjefen som bestemmer
jeg er i permisjon
vi må diskutere det internt først
for tidlig å si
god helg
fragen sie bitte frau sommer, die unterschreibt das
fragen sie lieber meinen chef
erst nach der messe wieder
nach dem jahresabschluss gern
lassen sie uns erst mal über weihnachten kommen
bin aus dem thema raus
ich sitze jetzt im controlling
ich bin in eine andere abteilung gewechselt
das betrifft mich nicht mehr
wir gehören zu einem konzern, das entscheidet die holding
die muttergesellschaft verhandelt das
woher stammt ihre information
woher wissen sie das
welches produkt meinen sie
warum fragen sie
ist das für meinen mann gedacht
antworte morgen ausführlich
noch nichts neues von der leitung
ich erwähne es mal, versprechen kann ich nichts
danke für die glückwünsche
wir heißen jetzt anders
vraag het aan inge, die tekent
we zitten in de inventaris, over twee weken
ik zit nu op een andere afdeling
dat beslist het moederbedrijf
welk product bedoel je
waarom vraag je dat
nog geen nieuws van de directie
fråga ingrid, hon skriver på
vi har inventering, återkom om två veckor
jag har bytt avdelning
moderbolaget bestämmer
vilken produkt menar du
spørg inge, hun skriver under
vi har lageroptælling
jeg har skiftet afdeling
moderselskabet bestemmer
spør inger, hun signerer
jeg har byttet avdeling
morselskapet bestemmer
da müssen sie den vermieter fragen
das ist sache der hausverwaltung
kann ich noch nicht sagen, fragen sie in einem monat
daar gaat de verhuurder over
ik ben daar niet meer verantwoordelijk voor
det får ni ta med hyresvärden
jag ansvarar inte för det längre
det må I tage med udlejer
jeg er ikke længere ansvarlig for det
det må dere ta med utleier
jeg har ikke ansvaret for det lenger
am besten sprechen sie mit unserem betriebsleiter
ich bin nicht mehr geschäftsführer
lassen sie uns das nächstes jahr aufgreifen
meinen sie unsere filiale in bonn
je kunt het beste met frank praten
welke vestiging bedoel je
det är bäst att du pratar med frank
det bedste er at tale med frank
det beste er å snakke med frank
was ist der grund ihrer mail
da müssen sie an unsere agentur schreiben
das bestimmt der Inhaber
ich bin nur die Assistentin, ich leite es weiter
ich habe die Stelle gewechselt
der Link funktioniert nicht
ich kann den Anhang nicht öffnen, bitte neu senden
wir haben noch nichts entschieden
klingt gut, aber ich habe das nicht zu bestimmen
interessant, muss aber die Geschäftsleitung sagen
welche unserer Firmen meinen Sie
nehmen Sie mich nicht raus, mir fehlt nur die Zeit
erinnern Sie mich im Frühjahr
steht bei uns erst nächstes Jahr an
dat bepaalt de eigenaar
ik ben maar de assistente, ik stuur het door
ik heb een andere functie
de link werkt niet
ik kan de bijlage niet openen
we hebben nog niets besloten
welk bedrijf van ons bedoelt u
haal me er niet af, ik heb alleen geen tijd
herinner me in het voorjaar
det bestämmer ägaren
länken fungerar inte
vi har inte bestämt något än
det bestemmer ejeren
linket virker ikke
det er eieren som bestemmer
in Ihrer Mail stand nichts
Ihre Nachricht hatte keinen Inhalt
fragen Sie bei der Hauptverwaltung
bin auf Dienstreise
uw mail had geen inhoud
ben op zakenreis
vraag het aan het hoofdkantoor
mejlet hade inget innehåll
er stond niets in uw bericht
sprechen Sie darüber mit meinem Kollegen
ich muss das zu Hause besprechen
overleg maar met mijn collega
praat eens met onze chef
`,
  notInterested: `
nein
nein danke
nö
ne danke
nee lass mal
kein interesse
kein bedarf
wir haben keinen bedarf
brauchen wir nicht
das brauche ich nicht
nichts für uns
das ist nichts für uns
passt nicht zu uns
passt leider nicht
für uns uninteressant
uninteressant
das kommt für uns nicht in frage
wir haben schon einen anbieter
wir haben bereits einen dienstleister
wir arbeiten seit jahren mit einem partner
wir sind in festen händen
wir sind zufrieden mit unserem anbieter
wir sind gut versorgt
sind bestens versorgt
wir machen das selbst
machen wir intern
das erledigen wir im haus
wir haben gerade erst verlängert
langfristig gebunden
kein geld dafür
kein budget
zu teuer
lohnt sich für uns nicht
wir sind zu klein dafür
haben uns dagegen entschieden
leider nein
leider nicht
leider müssen wir absagen
danke aber nein
danke, kein interesse
von so etwas lassen wir die finger
wir kaufen nichts per mail
ich reagiere nicht auf kaltakquise
keine kaltakquise
sie verschwenden ihre zeit
sparen sie sich die mühe
lassen sie es
lassen sie mich in ruhe
hören sie auf
es reicht
jetzt reicht es aber
das nervt
schon wieder so eine werbung
keine werbung
keine weiteren mails
das ist spam
unverschämt
ich habe nie zugestimmt
löschen sie meine daten
daten sofort löschen
adresse löschen
bitte löschen
aus dem verteiler nehmen
streichen sie mich
abmelden
ich werde sie anzeigen
mein anwalt meldet sich
abmahnung folgt
wir schließen den betrieb
firma gibt es nicht mehr
nee
nee dank je
nee hoor
geen interesse
geen behoefte
niet nodig
hebben we niet nodig
niets voor ons
niet voor ons
niet van toepassing
we hebben al een leverancier
we hebben al iemand
we hebben een vaste partner
we zijn tevreden met wat we hebben
dat doen we zelf
we zijn voorzien
te duur
geen budget
we zijn te klein
helaas niet
bedankt maar nee
laat maar
hou op
stop hiermee
dit is spam
verwijder mijn gegevens
haal me van de lijst
niet meer mailen
nej
nej tack
inte intresserad
inget intresse
inget för oss
vi behöver inte det
inget behov
vi har redan en leverantör
vi har redan en partner
vi är nöjda med det vi har
vi klarar oss
vi gör det själva
för dyrt
ingen budget
tyvärr inte
tack men nej
sluta mejla
ta bort mig
ta bort min adress
detta är spam
nej tak
ikke interesseret
ingen interesse
ikke noget for os
det har vi ikke brug for
vi har allerede en leverandør
vi har en fast aftale
vi er tilfredse
vi klarer det selv
for dyrt
desværre ikke
tak men nej
stop med at skrive
slet mig
fjern mig fra listen
det er spam
nei takk
ikke interessert
ingen interesse
ikke noe for oss
vi trenger ikke det
ikke behov
vi har allerede en leverandør
vi har avtale med noen andre
vi er fornøyde
vi gjør det selv
for dyrt
dessverre ikke
takk men nei
slutt å sende
fjern meg
slett meg
dette er søppelpost
wir sind selbst dienstleister
wir machen das gleiche wie sie
wir sind ihre konkurrenz
keine verwendung
kein handlungsbedarf
da besteht kein handlungsbedarf
sehe da keinen nutzen
bringt uns nichts
das rechnet sich für uns nicht
wir haben gerade etwas anderes gekauft
wir haben gerade erst umgestellt
wir haben uns für ein anderes system entschieden
wir haben eigene leute dafür
eigene fahrzeuge, eigenes lager, alles da
alles da was wir brauchen
uns fehlt nichts
wir kommen ohne klar
daran wird sich nichts ändern
dabei bleibt es
es bleibt beim nein
bei uns nicht
bei uns kein thema
das thema ist durch
das projekt ist gestorben
wurde abgelehnt
chef sagt nein
wir stellen niemanden ein
wir arbeiten nicht mit personalvermittlern
ich bin einzelkämpfer
ich bin allein, wozu das
wir sind ein verein ohne geld
viel zu teuer
gibt es woanders billiger
das bekomme ich umsonst
kaltakquise ist verboten
das ist verboten ohne einwilligung
unerlaubte werbung
ich verbitte mir das
ich verbitte mir weitere mails
ich wünsche keine weiteren zusendungen
bitte nicht nachfassen
bitte nicht mehr melden
nicht mehr schreiben
verschonen sie mich
blödsinn
quatsch
so ein schwachsinn
glaube ich nicht
wer's glaubt
viel erfolg trotzdem
trotzdem viel erfolg, aber ohne uns
ohne uns
ohne mich
können sie vergessen
vergessen sie es
we hebben net iets anders gekocht
we hebben net een nieuw systeem
we hebben daar eigen mensen voor
geen belangstelling
ik zie er het nut niet van in
levert ons niets op
we komen er wel zonder
we nemen niemand aan
geen bureaus
ik ben zzp'er
zonde van uw tijd
onzin
dit mag niet zonder toestemming
vergeet het maar
vi har precis bytt system
vi har egna resurser
det är inte aktuellt
inte aktuellt för oss
vi ser inget behov
vi anställer inte
jag är ensamföretagare
det är olagligt
glöm det
vi har lige skiftet system
det er ikke aktuelt
ikke relevant for os
vi har egne folk
vi ansætter ikke
det er ulovligt
glem det
vi har nettopp byttet system
vi har nettopp signert med noen andre
ikke aktuelt
ikke relevant for oss
vi ansetter ikke
det er ulovlig
wir reduzieren gerade unsere lieferanten
wir wollen weniger lieferanten, nicht mehr
gut gemeint, aber nein
haben wir schon probiert, hat nicht funktioniert
schon versucht, taugt nichts
einmal und nie wieder
wir drucken selbst
wir stellen das selbst her
da sind sie bei uns falsch, wir sind eine schule
wir sind eine behörde
ich bin privatperson
seit zwanzig jahren beim selben und das bleibt so
das bleibt auch so
leider müssen wir ihr angebot ablehnen
ich muss ihr angebot ablehnen
da bin ich raus
ich bin raus
nein heißt nein
ich habe schon nein gesagt
der konzern schreibt uns das vor
rechnet sich nicht
we willen minder leveranciers
we maken het zelf
goed bedoeld maar nee
al twintig jaar bij dezelfde
wij zijn een school
nee is nee
vi har provat, det fungerade inte
vi ska ha färre leverantörer
vi gör allt själva
vi är en skola
nej är nej
vi vil have færre leverandører
vi laver det selv
vi er en skole
det har vi prøvd, det fungerte ikke
vi skal ha færre leverandører
vi lager det selv
das macht unser buchhalter
das übernimmt schon jemand für uns
wir haben dafür jemanden
wir sind mieter und dürfen das nicht
haben wir nicht vor
onze boekhouder doet dat al
dat regelt onze accountant
zijn we niet van plan
vår redovisningsbyrå gör det
det har vi folk till
vi hyr lokalen så det går inte
det planerar vi inte
det klarer vores bogholder
det ordner vores revisor
vi lejer så det er ikke muligt
det har vi ikke planer om
det ordner regnskapsføreren vår
det tar revisoren vår seg av
vi leier så det går ikke
det har vi ingen planer om
wir nehmen keine neuen lieferanten
excel reicht mir
mit excel komme ich gut zurecht
wir arbeiten nur mit firmen aus der region
das haben wir schon gelöst
das problem ist schon gelöst
we nemen geen nieuwe leveranciers
excel is genoeg voor mij
dat hebben we al opgelost
vi tar inte in nya leverantörer
excel räcker för mig
det har vi redan löst
vi tager ikke nye leverandører
excel er nok for mig
det har vi løst
vi tar ikke inn nye leverandører
excel er nok for meg
andere branche
wir sind eine ganz andere branche
wir müssen ablehnen
wir haben beschlossen, das nicht weiter zu verfolgen
wir bleiben bei unserem Partner
was wir haben reicht uns
wir ändern da nichts
wir geben das Geschäftsfeld auf
hat unser Entwickler selbst gebaut
können wir uns nicht leisten
letztes Jahr probiert, hat nicht überzeugt
wir haben eine andere Firma gewählt
gerade eingeführt, von einem Mitbewerber
we moeten dit afslaan
we hebben besloten niet door te gaan
we blijven bij onze partner
wat we hebben volstaat
we veranderen niets
we stoppen met die tak
kunnen we ons niet veroorloven
vorig jaar geprobeerd, niet overtuigd
we kozen een ander bedrijf
vi stannar hos vår partner
vi har beslutat att inte gå vidare
det vi har räcker
vi bliver hos vores partner
vi har besluttet ikke at gå videre
vi blir hos partneren vår
läuft bei uns gut so
wir kommen so bestens zurecht
wir kommen gut klar
uns geht es gut damit
damit sind wir gut aufgestellt
das lassen wir lieber
het gaat goed zo
we kunnen prima zonder
wij komen er zelf goed uit
niet iets voor ons
niets voor ons bedrijf
det går bra som det är
vi klarar oss bra utan
vi klarer os fint
vi klarer oss fint som vi er
vergessen Sie es
is voor ons niet rendabel
`,
};
